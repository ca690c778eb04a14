// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['adminEvents']

export const list: CallOf<Calls['list']> = 'GET /api/admin/events'

export const get: CallOf<Calls['get']> = 'GET /api/admin/events/{id}'

export const create: CallOf<Calls['create']> = 'POST /api/admin/events once'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/events/{id} detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/events/{id} gone'

export const setImage: CallOf<Calls['setImage']> = 'PUT /api/admin/events/{id}/image detailed current'

export const setMap: CallOf<Calls['setMap']> = 'PUT /api/admin/events/{id}/map detailed current'

export const removeMap: CallOf<Calls['removeMap']> = 'DELETE /api/admin/events/{id}/map'
