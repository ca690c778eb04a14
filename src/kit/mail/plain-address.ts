/** Returns the address in `Tulpar <hello@shop.example>`, or the plain address itself. */
export function plainAddress(mailFrom: string): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()
}
