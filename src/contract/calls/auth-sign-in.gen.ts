// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['auth']['signIn']

export const signUp: CallOf<Calls['signUp']> = 'POST /api/auth/sign-up/email'

export const signIn: CallOf<Calls['signIn']> = 'POST /api/auth/sign-in/email'

export const signOut: CallOf<Calls['signOut']> = 'POST /api/auth/sign-out'

export const requestLink: CallOf<Calls['requestLink']> = 'POST /api/auth/sign-in/magic-link'

export const readLink: CallOf<Calls['readLink']> = 'POST /api/auth/read-link'

export const openLink: CallOf<Calls['openLink']> = 'POST /api/auth/magic-link/verify detailed'

export const followLink: CallOf<Calls['followLink']> = 'GET /api/auth/magic-link/verify detailed'

export const resendConfirmation: CallOf<Calls['resendConfirmation']> = 'POST /api/auth/send-verification-email'

export const confirmAddress: CallOf<Calls['confirmAddress']> = 'POST /api/auth/verify-email detailed'

export const followConfirmation: CallOf<Calls['followConfirmation']> = 'GET /api/auth/verify-email detailed'

export const requestReset: CallOf<Calls['requestReset']> = 'POST /api/auth/request-password-reset'

export const checkReset: CallOf<Calls['checkReset']> = 'POST /api/auth/verify-reset-token'

export const resetPassword: CallOf<Calls['resetPassword']> = 'POST /api/auth/reset-password'
