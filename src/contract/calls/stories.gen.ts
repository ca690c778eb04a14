// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['stories']

export const list: CallOf<Calls['list']> = 'GET /api/admin/stories'

export const get: CallOf<Calls['get']> = 'GET /api/admin/stories/{id}'

export const create: CallOf<Calls['create']> = 'POST /api/admin/stories once'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/stories/{id} detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/stories/{id} gone'

export const setImage: CallOf<Calls['setImage']> = 'PUT /api/admin/stories/{id}/image detailed current'
