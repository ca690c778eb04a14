// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['subscribers']

export const list: CallOf<Calls['list']> = 'GET /api/admin/newsletter/subscribers'

export const file: CallOf<Calls['file']> = 'GET /api/admin/newsletter/subscribers.csv'

export const growth: CallOf<Calls['growth']> = 'GET /api/admin/newsletter/growth'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/newsletter/subscribers/{id}'

const importCall: CallOf<Calls['import']> = 'POST /api/admin/newsletter/subscribers/imports detailed'
export { importCall as import }

export const imports: CallOf<Calls['imports']> = 'GET /api/admin/newsletter/subscribers/imports'

export const takeBackImport: CallOf<Calls['takeBackImport']> = 'DELETE /api/admin/newsletter/subscribers/imports/{id}'
