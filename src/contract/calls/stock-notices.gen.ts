// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['stockNotices']

export const ask: CallOf<Calls['ask']> = 'POST /api/stock-notices'

export const confirm: CallOf<Calls['confirm']> = 'POST /api/stock-notices/confirm'

export const withdraw: CallOf<Calls['withdraw']> = 'POST /api/stock-notices/withdraw'

export const count: CallOf<Calls['count']> = 'GET /api/admin/products/{id}/stock-notices'
