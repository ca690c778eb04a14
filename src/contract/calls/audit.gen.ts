// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['audit']

export const list: CallOf<Calls['list']> = 'GET /api/admin/audit-log'

export const file: CallOf<Calls['file']> = 'GET /api/admin/audit-log.csv'
