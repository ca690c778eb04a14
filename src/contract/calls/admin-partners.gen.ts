// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['adminPartners']

export const list: CallOf<Calls['list']> = 'GET /api/admin/partners'

export const names: CallOf<Calls['names']> = 'GET /api/admin/partners/names'

export const figures: CallOf<Calls['figures']> = 'GET /api/admin/partners/figures'

export const file: CallOf<Calls['file']> = 'GET /api/admin/partners.csv'

export const get: CallOf<Calls['get']> = 'GET /api/admin/partners/{id}'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/partners/{id} detailed current'

export const setStatus: CallOf<Calls['setStatus']> = 'PUT /api/admin/partners/{id}/status detailed current'

export const sendSetup: CallOf<Calls['sendSetup']> = 'POST /api/admin/partners/{id}/setup-mail'

export const statistics: CallOf<Calls['statistics']> = 'GET /api/admin/partners/{id}/statistics detailed'

export const invitations: CallOf<Calls['invitations']> = 'GET /api/admin/partners/invitations'

export const invite: CallOf<Calls['invite']> = 'POST /api/admin/partners/invitations once'

export const revoke: CallOf<Calls['revoke']> = 'DELETE /api/admin/partners/invitations/{id} gone'

export const resend: CallOf<Calls['resend']> = 'POST /api/admin/partners/invitations/{id}/resend'

export const commissions: CallOf<Calls['commissions']> = 'GET /api/admin/partners/{id}/commissions detailed'

export const correct: CallOf<Calls['correct']> = 'POST /api/admin/partners/{id}/commissions detailed once'

export const payouts: CallOf<Calls['payouts']> = 'GET /api/admin/partners/payouts'

export const pay: CallOf<Calls['pay']> = 'POST /api/admin/partners/payouts once'

export const payoutsFile: CallOf<Calls['payoutsFile']> = 'GET /api/admin/partners/payouts.csv'

export const undoPayout: CallOf<Calls['undoPayout']> = 'POST /api/admin/partners/payouts/{id}/undo detailed once'
