// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['partners']

export const apply: CallOf<Calls['apply']> = 'POST /api/partners/applications'

export const lookAtInvitation: CallOf<Calls['lookAtInvitation']> = 'GET /api/partners/invitations/{token}'

export const acceptInvitation: CallOf<Calls['acceptInvitation']> = 'POST /api/partners/invitations/{token} detailed'

export const lookAtSetup: CallOf<Calls['lookAtSetup']> = 'GET /api/partners/setup/{token}'

export const setUp: CallOf<Calls['setUp']> = 'POST /api/partners/setup/{token} detailed'
