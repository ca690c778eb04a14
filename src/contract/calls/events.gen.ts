// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['events']

export const list: CallOf<Calls['list']> = 'GET /api/events'

export const get: CallOf<Calls['get']> = 'GET /api/events/{id}'
