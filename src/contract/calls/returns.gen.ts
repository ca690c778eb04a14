// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['returns']

export const listOwn: CallOf<Calls['listOwn']> = 'GET /api/orders/{id}/returns'

export const request: CallOf<Calls['request']> = 'POST /api/orders/{id}/returns detailed'

export const withdraw: CallOf<Calls['withdraw']> = 'POST /api/orders/{id}/returns/{return_id}/withdrawal'

export const addPicture: CallOf<Calls['addPicture']> = 'POST /api/orders/{id}/returns/{return_id}/pictures detailed'

export const list: CallOf<Calls['list']> = 'GET /api/admin/returns'

export const get: CallOf<Calls['get']> = 'GET /api/admin/returns/{id}'

export const decide: CallOf<Calls['decide']> = 'PUT /api/admin/returns/{id}/decision detailed current'

export const receive: CallOf<Calls['receive']> = 'PUT /api/admin/returns/{id}/receipt detailed current'

export const settle: CallOf<Calls['settle']> = 'PUT /api/admin/returns/{id}/settlement detailed current'
