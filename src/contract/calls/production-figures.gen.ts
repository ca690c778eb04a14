// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['productionFigures']

export const read: CallOf<Calls['read']> = 'GET /api/admin/production-figures'

export const file: CallOf<Calls['file']> = 'GET /api/admin/production-figures.csv'
