// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['adminOrders']

export const create: CallOf<Calls['create']> = 'POST /api/admin/orders once'

export const quote: CallOf<Calls['quote']> = 'POST /api/admin/orders/quote'

export const makePayLink: CallOf<Calls['makePayLink']> = 'POST /api/admin/orders/{id}/pay-links'

export const proofs: CallOf<Calls['proofs']> = 'GET /api/admin/proofs'

export const list: CallOf<Calls['list']> = 'GET /api/admin/orders'

export const file: CallOf<Calls['file']> = 'GET /api/admin/orders.csv'

export const ids: CallOf<Calls['ids']> = 'GET /api/admin/orders/ids'

export const setStatuses: CallOf<Calls['setStatuses']> = 'POST /api/admin/orders/bulk-status'

export const get: CallOf<Calls['get']> = 'GET /api/admin/orders/{id}'

export const edit: CallOf<Calls['edit']> = 'PATCH /api/admin/orders/{id} detailed current'

export const setStatus: CallOf<Calls['setStatus']> = 'PUT /api/admin/orders/{id}/status detailed current'

export const setPayment: CallOf<Calls['setPayment']> = 'PUT /api/admin/orders/{id}/payment detailed current'

export const setHold: CallOf<Calls['setHold']> = 'PUT /api/admin/orders/{id}/hold detailed current'

export const sendMail: CallOf<Calls['sendMail']> = 'POST /api/admin/orders/{id}/mails detailed once'

export const addNote: CallOf<Calls['addNote']> = 'POST /api/admin/orders/{id}/notes detailed once'
