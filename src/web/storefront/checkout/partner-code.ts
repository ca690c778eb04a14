const name = 'partner_code'
const longest = 64

/** The partner who sent this visitor, from the cookie or, where that was cleared, from local storage. */
export function findPartnerCode(): string | undefined {
  const fromCookie = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1]
  const code = (fromCookie === undefined ? readStored() : decode(fromCookie))?.trim()
  return code && code.length <= longest ? code : undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function readStored(): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}
