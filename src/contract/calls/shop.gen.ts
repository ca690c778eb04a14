// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['shop']

export const facts: CallOf<Calls['facts']> = 'GET /api/shop'

export const studio: CallOf<Calls['studio']> = 'GET /api/shop/studio'
