// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['adminProducts']

export const changeMany: CallOf<Calls['changeMany']> = 'POST /api/admin/products/bulk'

export const list: CallOf<Calls['list']> = 'GET /api/admin/products'

export const ids: CallOf<Calls['ids']> = 'GET /api/admin/products/ids'

export const count: CallOf<Calls['count']> = 'GET /api/admin/products/count'

export const get: CallOf<Calls['get']> = 'GET /api/admin/products/{id}'

export const copy: CallOf<Calls['copy']> = 'POST /api/admin/products/{id}/copies once'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/products/{id} gone'

export const create: CallOf<Calls['create']> = 'POST /api/admin/products once'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/products/{id} detailed'
