// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['savedReplies']

export const list: CallOf<Calls['list']> = 'GET /api/admin/kept-answers'

export const get: CallOf<Calls['get']> = 'GET /api/admin/kept-answers/{id}'

export const create: CallOf<Calls['create']> = 'POST /api/admin/kept-answers once'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/kept-answers/{id} detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/kept-answers/{id} gone'
