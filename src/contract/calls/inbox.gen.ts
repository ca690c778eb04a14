// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['inbox']

export const list: CallOf<Calls['list']> = 'GET /api/admin/messages'

export const get: CallOf<Calls['get']> = 'GET /api/admin/messages/{id}'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/messages/{id} detailed current'

export const reply: CallOf<Calls['reply']> = 'POST /api/admin/messages/{id}/replies detailed once'
