// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['auth']['secondFactor']

export const state: CallOf<Calls['state']> = 'GET /api/auth/two-factor/status'

export const begin: CallOf<Calls['begin']> = 'POST /api/auth/two-factor/enable'

export const confirm: CallOf<Calls['confirm']> = 'POST /api/auth/two-factor/confirm'

export const turnOff: CallOf<Calls['turnOff']> = 'POST /api/auth/two-factor/disable'

export const renewCodes: CallOf<Calls['renewCodes']> = 'POST /api/auth/two-factor/generate-backup-codes'

export const pending: CallOf<Calls['pending']> = 'POST /api/auth/two-factor/pending'

export const cancel: CallOf<Calls['cancel']> = 'POST /api/auth/two-factor/cancel'

export const takeStep: CallOf<Calls['takeStep']> = 'POST /api/auth/two-factor/verify-totp'

export const takeStepByRecoveryCode: CallOf<Calls['takeStepByRecoveryCode']> = 'POST /api/auth/two-factor/verify-backup-code'
