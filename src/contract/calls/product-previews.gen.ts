// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['productPreviews']

export const make: CallOf<Calls['make']> = 'POST /api/admin/products/{id}/previews'

export const read: CallOf<Calls['read']> = 'GET /api/product-previews/{token}'
