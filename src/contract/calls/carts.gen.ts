// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['carts']

export const get: CallOf<Calls['get']> = 'GET /api/cart'

export const put: CallOf<Calls['put']> = 'PUT /api/cart'

export const putGuest: CallOf<Calls['putGuest']> = 'PUT /api/cart/guest'

export const goesWith: CallOf<Calls['goesWith']> = 'GET /api/cart/goes-with'

export const lines: CallOf<Calls['lines']> = 'POST /api/cart/lines'

export const restore: CallOf<Calls['restore']> = 'POST /api/cart/restore'
