// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['sizeGuides']

export const list: CallOf<Calls['list']> = 'GET /api/admin/size-guides'

export const get: CallOf<Calls['get']> = 'GET /api/admin/size-guides/{id}'

export const create: CallOf<Calls['create']> = 'POST /api/admin/size-guides once'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/size-guides/{id} detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/size-guides/{id} gone'
