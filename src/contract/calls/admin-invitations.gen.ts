// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['adminInvitations']

export const list: CallOf<Calls['list']> = 'GET /api/admin/admin-invitations'

export const create: CallOf<Calls['create']> = 'POST /api/admin/admin-invitations once'

export const revoke: CallOf<Calls['revoke']> = 'DELETE /api/admin/admin-invitations/{id} gone'

export const resend: CallOf<Calls['resend']> = 'POST /api/admin/admin-invitations/{id}/resend'

export const look: CallOf<Calls['look']> = 'POST /api/admin-invitations/look'

export const accept: CallOf<Calls['accept']> = 'POST /api/admin-invitations/accept'
