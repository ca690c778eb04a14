// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['stock']

export const adjust: CallOf<Calls['adjust']> = 'POST /api/admin/products/{id}/stock-adjustments detailed once'

export const ledger: CallOf<Calls['ledger']> = 'GET /api/admin/products/{id}/stock-ledger'
