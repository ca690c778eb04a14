// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['stallSales']

export const sell: CallOf<Calls['sell']> = 'POST /api/admin/events/{id}/sales detailed once'

export const list: CallOf<Calls['list']> = 'GET /api/admin/events/{id}/sales'

const voidCall: CallOf<Calls['void']> = 'DELETE /api/admin/events/{id}/sales/{saleId} detailed'
export { voidCall as void }

export const report: CallOf<Calls['report']> = 'GET /api/admin/events/{id}/report'

export const reportFile: CallOf<Calls['reportFile']> = 'GET /api/admin/events/{id}/report.csv'
