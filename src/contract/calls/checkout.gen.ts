// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['checkout']

export const quote: CallOf<Calls['quote']> = 'POST /api/checkout/quote'

export const options: CallOf<Calls['options']> = 'GET /api/checkout/options'
