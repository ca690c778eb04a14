/** An address with its scheme, one that begins with www., or a domain with a path: what somebody types into a name to lead others there. */
const link = /:\/\/|\bwww\.|\bhttps?:|\.\p{Ll}{2,}\//iu

export function holdsLink(text: string): boolean {
  return link.test(text)
}
