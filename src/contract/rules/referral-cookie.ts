import { readTrackingCode } from './partner-rules.ts'

const referralCookie = 'partner_code'
/** How long the last code counts. */
const referralDays = 30

/** The code in a `Cookie` header; undefined for none, and for what can be no code. */
export function referralIn(cookies: string | null | undefined): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${referralCookie}=([^;]*)`).exec(cookies ?? '')?.[1]
  return readTrackingCode(value?.replace(/^"|"$/g, ''))
}

export function referralSetCookie(code: string, isSecure: boolean): string {
  return `${referralCookie}=${code}; Path=/; Max-Age=${referralDays * 24 * 3600}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
