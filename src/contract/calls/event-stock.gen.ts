// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['eventStock']

export const read: CallOf<Calls['read']> = 'GET /api/admin/events/{id}/inventory'

export const bring: CallOf<Calls['bring']> = 'POST /api/admin/events/{id}/inventory detailed once'

export const giveBack: CallOf<Calls['giveBack']> = 'POST /api/admin/events/{id}/returns detailed once'

export const count: CallOf<Calls['count']> = 'POST /api/admin/events/{id}/counts detailed once'

export const ledger: CallOf<Calls['ledger']> = 'GET /api/admin/events/{id}/stock-ledger'
