import { z } from 'zod'
import { ownPassword } from './sign-in.ts'

// Bodies and answers of /api/auth/two-factor/*, at the addresses of better-auth's clients.
/** People copy codes with spaces and dashes in them. */
const code = z
  .string('required')
  .max(40, 'wrong_code')
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().min(1, 'required'))

export const oneTimeCodeInput = z.strictObject({ code })
export const ownerInput = z.strictObject({ password: ownPassword })
export const secondFactorEndInput = z.strictObject({ password: ownPassword, code })

/** Set while the password was right and the second step is still to come; behind https its name starts with `__Secure-`. */
export const secondStepCookie = 'tulpar.second_step'

const secondStepInCookies = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${secondStepCookie.replace('.', '\\.')}=[^;\\s]`)
export function hasSecondStepCookie(cookies: string | null): boolean {
  return cookies !== null && secondStepInCookies.test(cookies)
}

export const secondStepMethods = ['totp', 'passkey'] as const
/** How the second step may be taken; `totp` allows a recovery code too. */
export type SecondStepMethod = (typeof secondStepMethods)[number]

/** What the account has besides its password. */
export type SecondFactorState = {
  /** An authenticator app is asked for. */
  isOn: boolean
  onSince: string | null
  recoveryCodesLeft: number
  /** The back office stays shut to this session until it has a second factor. */
  isAwaited: boolean
  /** The shop asks a second factor of this account, now or after it was given. */
  isRequired: boolean
}

/** For the authenticator app, once: the address that the picture holds, and the secret for typing. */
export type SecondFactorSetUp = {
  totpURI: string
  secret: string
  /** The same address as a QR code: an SVG picture as `data:`. */
  qrCode: string
}
