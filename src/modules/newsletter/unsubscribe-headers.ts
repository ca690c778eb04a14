/** One list for all letters (RFC 2919). Mail programs post `List-Unsubscribe=One-Click` to the URL, a page of ours (RFC 8058). */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Id': `<newsletter.${new URL(url).hostname}>`,
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
