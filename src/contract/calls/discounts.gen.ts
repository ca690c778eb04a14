// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['discounts']

export const list: CallOf<Calls['list']> = 'GET /api/admin/discounts'

export const create: CallOf<Calls['create']> = 'POST /api/admin/discounts once'

export const get: CallOf<Calls['get']> = 'GET /api/admin/discounts/{id}'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/discounts/{id} detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/discounts/{id} gone'
