const blot = '[hidden]'

/** Field names in lower case, without `_` and `-`. */
const personalNames = new Set(
  `email phone name fullname contactname firstname lastname recipient to address shippingaddress billingaddress street city zip
  beneficiaryname accountnumber password newpassword token accesstoken refreshtoken idtoken guesttoken guestsessiontoken
  secret authsecret apikey clientsecret authorization cookie setcookie ip ipaddress useragent body`.split(/\s+/),
)
const maxDepth = 6

function isPersonal(name: string): boolean {
  return personalNames.has(name.toLowerCase().replaceAll(/[_-]/g, ''))
}

/** Returns a copy with the values of personal fields redacted, at every depth. */
export function withoutPersonalFields(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isPersonal(name) ? blot : clean(value, 1)]))
}

/** In characters. A visitor's text may be as long as a request, and every line is searched for personal data. */
const longestText = 2000

export function cutLong(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cutLong(value)
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value
  if (depth >= maxDepth) return blot
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isPersonal(name) ? blot : clean(inner, depth + 1)]))
}

/** Redacts emails, and tokens in URLs or headers, anywhere in a text. */
export function withoutPersonalText(line: string): string {
  return (
    line
      // Starts at the beginning of a word. Trying every letter of a long one would take quadratic time.
      .replaceAll(/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu, blot)
      .replaceAll(/\b(token|handoff|secret|password|key|signature)=[^\s&"\\]+/gi, `$1=${blot}`)
      .replaceAll(/\bBearer [\w.~+/-]+=*/g, `Bearer ${blot}`)
  )
}
