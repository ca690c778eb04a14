/** The address of `Tulpar <hello@shop.example>`, or of a plain one. */
export function plainAddress(mailFrom: string): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()
}
