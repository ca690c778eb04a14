// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['analytics']

export const sessionStart: CallOf<Calls['sessionStart']> = 'POST /api/analytics/session-start'

export const sessionEnd: CallOf<Calls['sessionEnd']> = 'POST /api/analytics/session-end'

export const event: CallOf<Calls['event']> = 'POST /api/analytics/event'

export const cartAbandonment: CallOf<Calls['cartAbandonment']> = 'POST /api/analytics/cart-abandonment'
