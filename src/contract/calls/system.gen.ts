// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['system']

export const read: CallOf<Calls['read']> = 'GET /api/admin/system'

export const retryJobs: CallOf<Calls['retryJobs']> = 'POST /api/admin/system/failed-jobs/retry'

export const dropJobs: CallOf<Calls['dropJobs']> = 'POST /api/admin/system/failed-jobs/drop'
