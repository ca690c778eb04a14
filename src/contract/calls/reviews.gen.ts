// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['reviews']

export const list: CallOf<Calls['list']> = 'GET /api/products/{id}/reviews'

export const listOwn: CallOf<Calls['listOwn']> = 'GET /api/orders/{id}/reviews'

export const write: CallOf<Calls['write']> = 'PUT /api/orders/{id}/reviews/{product_id} detailed'

export const withdraw: CallOf<Calls['withdraw']> = 'DELETE /api/orders/{id}/reviews/{product_id}'

export const addPicture: CallOf<Calls['addPicture']> = 'POST /api/orders/{id}/reviews/{product_id}/pictures detailed'

export const removePicture: CallOf<Calls['removePicture']> = 'DELETE /api/orders/{id}/reviews/{product_id}/pictures/{picture_id}'

export const listForStaff: CallOf<Calls['listForStaff']> = 'GET /api/admin/reviews'

export const get: CallOf<Calls['get']> = 'GET /api/admin/reviews/{id}'

export const decide: CallOf<Calls['decide']> = 'PUT /api/admin/reviews/{id}/decision detailed current'

export const approve: CallOf<Calls['approve']> = 'POST /api/admin/reviews/approve'

export const answer: CallOf<Calls['answer']> = 'PUT /api/admin/reviews/{id}/answer detailed current'
