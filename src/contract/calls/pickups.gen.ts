// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['pickups']

export const code: CallOf<Calls['code']> = 'GET /api/events/{id}/orders/{orderId}/code'

export const scan: CallOf<Calls['scan']> = 'POST /api/admin/events/scans'

export const undo: CallOf<Calls['undo']> = 'POST /api/admin/events/scans/{scanId}/undo'

export const handOver: CallOf<Calls['handOver']> = 'PUT /api/admin/orders/{id}/pickup detailed'

export const manifest: CallOf<Calls['manifest']> = 'GET /api/admin/events/{id}/manifest'

export const takeMoney: CallOf<Calls['takeMoney']> = 'POST /api/admin/orders/{id}/payments detailed once'

export const list: CallOf<Calls['list']> = 'GET /api/admin/events/{id}/pickups'

export const decide: CallOf<Calls['decide']> = 'POST /api/admin/orders/{id}/pickup-choice detailed once'
