const name = 'partner_code'
const retentionDays = 30
const dayMs = 24 * 3_600_000
/** Letters and digits of any script. The longest code that an order accepts is 64 characters. */
const codeShape = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,63}$/u

/** Saves the code of a partner's link (`?p=`) for thirty days; the last one counts. The server checks whether the partner exists. */
export function savePartnerCode(search: string, nowMs = Date.now()): void {
  const code = readCode(new URLSearchParams(search).get('p'))
  if (code === undefined) return
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(code)}; Path=/; Max-Age=${(retentionDays * dayMs) / 1000}; SameSite=Lax${secure}`
  try {
    localStorage.setItem(name, JSON.stringify({ code, untilMs: nowMs + retentionDays * dayMs }))
  } catch {
    // The cookie is enough.
  }
}

/** Returns the code of the partner who sent this visitor, from the cookie or, if that was deleted, from local storage. */
export function findPartnerCode(nowMs = Date.now()): string | undefined {
  const fromCookie = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1]
  return readCode(fromCookie === undefined ? readStored(nowMs) : decode(fromCookie))
}

function readCode(text: string | null | undefined): string | undefined {
  const code = text?.trim()
  return code && codeShape.test(code) ? code : undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function readStored(nowMs: number): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('code' in stored) || !('untilMs' in stored)) return undefined
    return typeof stored.code === 'string' && Number(stored.untilMs) > nowMs ? stored.code : undefined
  } catch {
    return undefined
  }
}
