// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['auth']['passkeys']

export const list: CallOf<Calls['list']> = 'GET /api/auth/passkey/list-user-passkeys'

export const begin: CallOf<Calls['begin']> = 'POST /api/auth/passkey/generate-register-options'

export const add: CallOf<Calls['add']> = 'POST /api/auth/passkey/verify-registration'

export const rename: CallOf<Calls['rename']> = 'POST /api/auth/passkey/update-passkey'

export const remove: CallOf<Calls['remove']> = 'POST /api/auth/passkey/delete-passkey'

export const ask: CallOf<Calls['ask']> = 'POST /api/auth/passkey/generate-authenticate-options'

export const signIn: CallOf<Calls['signIn']> = 'POST /api/auth/passkey/verify-authentication'
