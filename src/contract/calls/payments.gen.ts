// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['payments']

export const startPayment: CallOf<Calls['startPayment']> = 'POST /api/orders/{id}/payment-session'

export const payInSandbox: CallOf<Calls['payInSandbox']> = 'POST /api/orders/{id}/sandbox-payment detailed'

export const listRefunds: CallOf<Calls['listRefunds']> = 'GET /api/admin/orders/{id}/refunds'

export const refund: CallOf<Calls['refund']> = 'POST /api/admin/orders/{id}/refunds detailed once'
