// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['adminAgents']

export const read: CallOf<Calls['read']> = 'GET /api/admin/agents'

export const block: CallOf<Calls['block']> = 'PATCH /api/admin/agents/platforms/{id} detailed'

export const resend: CallOf<Calls['resend']> = 'POST /api/admin/agents/events/{id}/resend'

export const replaceKey: CallOf<Calls['replaceKey']> = 'POST /api/admin/agents/keys once'
