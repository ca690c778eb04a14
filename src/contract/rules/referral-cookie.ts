import { readTrackingCode } from './partner-rules.ts'

const referralCookie = 'partner_code'
/** Days for which the last code counts. */
const referralDays = 30

/** Returns the referral code of a `Cookie` header; undefined if there is none or it is malformed. */
export function referralIn(cookies: string | null | undefined): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${referralCookie}=([^;]*)`).exec(cookies ?? '')?.[1]
  return readTrackingCode(value?.replace(/^"|"$/g, ''))
}

export function referralSetCookie(code: string, isSecure: boolean): string {
  return `${referralCookie}=${code}; Path=/; Max-Age=${referralDays * 24 * 3600}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
