// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['figures']

export const read: CallOf<Calls['read']> = 'GET /api/admin/analytics'

export const file: CallOf<Calls['file']> = 'GET /api/admin/analytics/{report}'

export const events: CallOf<Calls['events']> = 'GET /api/admin/analytics/events'
