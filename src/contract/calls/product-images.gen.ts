// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['productImages']

export const add: CallOf<Calls['add']> = 'POST /api/admin/products/{id}/images detailed'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/products/{id}/images/{imageId} detailed current'

export const order: CallOf<Calls['order']> = 'PUT /api/admin/products/{id}/images/order detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/products/{id}/images/{imageId} gone'
