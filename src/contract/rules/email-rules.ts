/** The domain may be of any country: `xn--…` is how mail servers write one in other letters. */
const emailShape =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+&/=.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i

/** The same rule as a pattern, for clients that only see the contract: ASCII names, domains in any letters. */
export const emailPattern = String.raw`^\s*(?!\.)[A-Za-z0-9_'+&\/=.\-]*[A-Za-z0-9_+\-]@[^@\s]+\.[^@\s.]{2,}\s*$`

/** Converts the domain to the form of mail servers: user@пример.рф becomes user@xn--e1afmkfd.xn--p1ai. Any other text stays unchanged. */
export function plainEmail(typed: string): string {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  if (at === -1 || !/^[\p{L}\p{M}\p{Nd}.-]+$/u.test(domain) || /^[\x20-\x7e]*$/.test(domain)) return text
  const address = `http://${domain}`
  return URL.canParse(address) ? text.slice(0, at + 1) + new URL(address).hostname : text
}

export function isEmailShaped(email: string): boolean {
  return emailShape.test(plainEmail(email))
}
