// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['desk']

export const dashboard: CallOf<Calls['dashboard']> = 'GET /api/admin/dashboard'

export const waiting: CallOf<Calls['waiting']> = 'GET /api/admin/waiting'

export const search: CallOf<Calls['search']> = 'GET /api/admin/search'

export const testEmail: CallOf<Calls['testEmail']> = 'POST /api/admin/test-email'
