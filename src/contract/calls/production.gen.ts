// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['production']

export const queue: CallOf<Calls['queue']> = 'GET /api/admin/production-queue'

export const ofItem: CallOf<Calls['ofItem']> = 'GET /api/admin/order-items/{id}/production-steps'

export const ofOrder: CallOf<Calls['ofOrder']> = 'GET /api/admin/orders/{id}/production-steps'

export const changeStep: CallOf<Calls['changeStep']> = 'PATCH /api/admin/order-items/{id}/production-steps/{stepId} detailed once'

export const people: CallOf<Calls['people']> = 'GET /api/admin/production-people'

export const hold: CallOf<Calls['hold']> = 'POST /api/admin/production-queue/holds'

export const remake: CallOf<Calls['remake']> = 'POST /api/admin/order-items/{id}/remakes detailed once'

export const addStep: CallOf<Calls['addStep']> = 'POST /api/admin/order-items/{id}/production-steps detailed once'

export const addPhoto: CallOf<Calls['addPhoto']> = 'POST /api/admin/order-items/{id}/production-steps/{stepId}/photos detailed'

export const removePhoto: CallOf<Calls['removePhoto']> = 'DELETE /api/admin/order-items/{id}/production-steps/{stepId}/photos/{photoId}'

export const batch: CallOf<Calls['batch']> = 'POST /api/admin/production-queue/batch'

export const move: CallOf<Calls['move']> = 'POST /api/admin/production-queue/moves'
