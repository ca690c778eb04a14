/** An address with a scheme, or one that begins with www. */
const link = /:\/\/|\bwww\.|\bhttps?:/iu
/** Refused in names only, as in `evil.example/prize`: an address may name two crossing streets as `Jln.Merbok/Jln.Helang`. */
const domainWithPath = /\.\p{L}{2,}\/\p{L}/u

export function holdsLink(text: string): boolean {
  return link.test(text)
}

export function nameHoldsLink(name: string): boolean {
  return link.test(name) || domainWithPath.test(name)
}

export function isHttpsAddress(text: string): boolean {
  return /^https:\/\/[^\s/]/i.test(text) && URL.canParse(text)
}
