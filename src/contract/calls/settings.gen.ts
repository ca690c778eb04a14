// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['settings']

export const get: CallOf<Calls['get']> = 'GET /api/admin/settings'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/settings current'
