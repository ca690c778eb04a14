// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['productFiles']

export const file: CallOf<Calls['file']> = 'GET /api/admin/products.csv'

const importCall: CallOf<Calls['import']> = 'POST /api/admin/product-imports detailed'
export { importCall as import }

export const getImport: CallOf<Calls['getImport']> = 'GET /api/admin/product-imports/{id}'
