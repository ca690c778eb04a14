/** RFC 8058: a mail program posts `List-Unsubscribe=One-Click` to the address, and the page takes it. */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
