// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['people']

export const members: CallOf<Calls['members']> = 'GET /api/admin/members'

export const membersFile: CallOf<Calls['membersFile']> = 'GET /api/admin/members.csv'

export const setMembership: CallOf<Calls['setMembership']> = 'PUT /api/admin/members/{id}/membership detailed current'

export const setMemberships: CallOf<Calls['setMemberships']> = 'POST /api/admin/members/bulk-membership'

export const setMemberStatus: CallOf<Calls['setMemberStatus']> = 'PUT /api/admin/members/{id}/status detailed current'

export const admins: CallOf<Calls['admins']> = 'GET /api/admin/admins'

export const changeAdmin: CallOf<Calls['changeAdmin']> = 'PATCH /api/admin/admins/{id} detailed current'

export const signOutAdmins: CallOf<Calls['signOutAdmins']> = 'POST /api/admin/admins/sign-out'
