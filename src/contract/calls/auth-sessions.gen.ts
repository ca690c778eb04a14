// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['auth']['sessions']

export const current: CallOf<Calls['current']> = 'GET /api/auth/get-session'

export const list: CallOf<Calls['list']> = 'GET /api/auth/list-sessions'

export const end: CallOf<Calls['end']> = 'POST /api/auth/revoke-session'

export const endOthers: CallOf<Calls['endOthers']> = 'POST /api/auth/revoke-other-sessions'

export const endAll: CallOf<Calls['endAll']> = 'POST /api/auth/revoke-sessions'

export const verifyPassword: CallOf<Calls['verifyPassword']> = 'POST /api/auth/verify-password'

export const changePassword: CallOf<Calls['changePassword']> = 'POST /api/auth/change-password'

export const changeAddress: CallOf<Calls['changeAddress']> = 'POST /api/auth/change-email'

export const undoAddressChange: CallOf<Calls['undoAddressChange']> = 'POST /api/auth/undo-email-change'
