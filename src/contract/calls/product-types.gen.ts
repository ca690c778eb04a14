// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['productTypes']

export const list: CallOf<Calls['list']> = 'GET /api/admin/product-types'

export const get: CallOf<Calls['get']> = 'GET /api/admin/product-types/{id}'

export const create: CallOf<Calls['create']> = 'POST /api/admin/product-types once'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/product-types/{id} detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/product-types/{id} gone'
