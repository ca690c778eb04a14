// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['checkoutSettings']

export const get: CallOf<Calls['get']> = 'GET /api/admin/checkout-settings'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/checkout-settings current'
