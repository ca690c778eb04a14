// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['orders']

export const place: CallOf<Calls['place']> = 'POST /api/orders once'

export const listOwn: CallOf<Calls['listOwn']> = 'GET /api/orders'

export const get: CallOf<Calls['get']> = 'GET /api/orders/{id}'

export const liveToken: CallOf<Calls['liveToken']> = 'POST /api/orders/{id}/live-token'

export const track: CallOf<Calls['track']> = 'POST /api/orders/track'

export const cancel: CallOf<Calls['cancel']> = 'POST /api/orders/{id}/cancellation detailed'

export const submitProof: CallOf<Calls['submitProof']> = 'POST /api/orders/{id}/payment-proof detailed'
