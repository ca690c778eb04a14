// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['paymentMethods']

export const stallCode: CallOf<Calls['stallCode']> = 'GET /api/admin/stall-payment-code'

export const list: CallOf<Calls['list']> = 'GET /api/admin/payment-methods'

export const create: CallOf<Calls['create']> = 'POST /api/admin/payment-methods once'

export const get: CallOf<Calls['get']> = 'GET /api/admin/payment-methods/{id}'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/payment-methods/{id} detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/payment-methods/{id} gone'

export const setImage: CallOf<Calls['setImage']> = 'PUT /api/admin/payment-methods/{id}/image detailed'

export const removeImage: CallOf<Calls['removeImage']> = 'DELETE /api/admin/payment-methods/{id}/image'

export const reorder: CallOf<Calls['reorder']> = 'POST /api/admin/payment-methods/reorder'

export const decideDetails: CallOf<Calls['decideDetails']> = 'PUT /api/admin/payment-methods/{id}/waiting-details detailed'

export const sample: CallOf<Calls['sample']> = 'GET /api/admin/payment-methods/{id}/sample-code'
