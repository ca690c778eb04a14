import { z } from 'zod'
import { authCall, done } from './auth-call.ts'
import { instant } from './fields.ts'
import { secondStepMethods } from './second-step.ts'
import { factorProof, factorProofErrors, oneTimeCode, ownPassword } from './owner-proof.ts'
import { signedIn } from './sign-in.ts'

const oneTimeCodeInput = z.strictObject({ code: oneTimeCode })
const factorInput = z.strictObject(factorProof)
const secondFactorEndInput = z.strictObject({ password: ownPassword, code: oneTimeCode })

/** Set between a correct password and the second step. With HTTPS its name starts with `__Host-`. */
export const secondStepCookie = 'tulpar.second_step'

const secondStepInCookies = new RegExp(`(?:^|;\\s*)(?:__Host-)?${secondStepCookie.replace('.', '\\.')}=[^;\\s]`)
export function hasSecondStepCookie(cookies: string | null): boolean {
  return cookies !== null && secondStepInCookies.test(cookies)
}

const secondFactorState = z.object({
  isOn: z.boolean(),
  onSince: instant.nullable(),
  recoveryCodesLeft: z.int(),
  /** The back office stays closed to this session until it has a second factor. */
  isAwaited: z.boolean(),
  /** The shop requires a second factor of this account, whether it has been given or not. */
  isRequired: z.boolean(),
  /** Methods for the second step; empty while no second factor is on. */
  methods: z.array(z.enum(secondStepMethods)),
  /** Without a password, a recent sign-in replaces it where it is required. */
  hasPassword: z.boolean(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

/** Shown once, for the authenticator app: the address in the QR code, and the secret for typing. */
const secondFactorSetUp = z.object({
  totpURI: z.string(),
  secret: z.string(),
  /** The same address as a QR code: an SVG image as a `data:` URL. */
  qrCode: z.string(),
})
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>

const backupCodes = done.extend({ backupCodes: z.array(z.string()) })

/** The authenticator app of an account and its step at sign-in. The paths are those of better-auth's clients. */
export const secondFactorContract = {
  state: authCall({ who: 'account' }, 'GET', '/two-factor/status', 'Read the state of your second factor').output(secondFactorState),
  begin: authCall({ who: 'account' }, 'POST', '/two-factor/enable', 'Begin to set up an authenticator app')
    .input(factorInput)
    .output(secondFactorSetUp)
    .errors({ ...factorProofErrors, second_factor_on: { status: 409 } }),
  confirm: authCall({ who: 'account' }, 'POST', '/two-factor/confirm', 'Finish setting up an authenticator app; answers recovery codes')
    .input(oneTimeCodeInput)
    .output(backupCodes)
    .errors({ second_factor_on: { status: 409 }, second_factor_off: { status: 409 } }),
  turnOff: authCall({ who: 'account' }, 'POST', '/two-factor/disable', 'Switch off the authenticator app')
    .input(secondFactorEndInput)
    .output(done)
    .errors({ sign_in_again: { status: 403 }, second_factor_off: { status: 409 } }),
  renewCodes: authCall({ who: 'account' }, 'POST', '/two-factor/generate-backup-codes', 'Make new recovery codes in place of the old ones')
    .input(factorInput)
    .output(backupCodes)
    .errors({ ...factorProofErrors, second_factor_off: { status: 409 } }),
  pending: authCall({ who: 'second_step' }, 'POST', '/two-factor/pending', 'Read which second step the sign-in waits for')
    .output(z.object({ methods: z.array(z.enum(secondStepMethods)) }))
    .errors({ second_step_expired: { status: 401 } }),
  cancel: authCall({ who: 'everyone' }, 'POST', '/two-factor/cancel', 'Leave the second step of a sign-in').output(done),
  // Both calls do the same: a code of six digits is the app's, any other is a recovery code.
  takeStep: authCall({ who: 'second_step' }, 'POST', '/two-factor/verify-totp', 'Finish signing in with a code of the authenticator app')
    .input(oneTimeCodeInput)
    .output(signedIn)
    .errors({ second_step_expired: { status: 401 }, account_deactivated: { status: 403 } }),
  takeStepByRecoveryCode: authCall(
    { who: 'second_step' },
    'POST',
    '/two-factor/verify-backup-code',
    'Finish signing in with a recovery code',
  )
    .input(oneTimeCodeInput)
    .output(signedIn)
    .errors({ second_step_expired: { status: 401 }, account_deactivated: { status: 403 } }),
}
