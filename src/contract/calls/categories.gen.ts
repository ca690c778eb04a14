// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['categories']

export const create: CallOf<Calls['create']> = 'POST /api/categories once'

export const change: CallOf<Calls['change']> = 'PUT /api/categories/{id} detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/categories/{id} gone'

export const reorder: CallOf<Calls['reorder']> = 'POST /api/categories/reorder'

export const setImage: CallOf<Calls['setImage']> = 'PUT /api/categories/{id}/image detailed current'
