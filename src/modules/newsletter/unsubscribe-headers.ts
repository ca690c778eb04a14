/**
 * The shop's letters form one list (RFC 2919). Under RFC 8058 a mail program posts `List-Unsubscribe=One-Click` to the URL, which is one of
 * our pages.
 */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Id': `<newsletter.${new URL(url).hostname}>`,
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
