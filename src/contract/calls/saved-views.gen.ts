// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['savedViews']

export const list: CallOf<Calls['list']> = 'GET /api/admin/views'

export const save: CallOf<Calls['save']> = 'POST /api/admin/views once'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/views/{id} detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/views/{id} gone'
