// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['newsletter']

export const subscribe: CallOf<Calls['subscribe']> = 'POST /api/newsletter-subscribe'

export const confirm: CallOf<Calls['confirm']> = 'POST /api/newsletter-confirm'

export const unsubscribe: CallOf<Calls['unsubscribe']> = 'POST /api/newsletter-unsubscribe'

export const look: CallOf<Calls['look']> = 'POST /api/newsletter-preferences/look'

export const prefer: CallOf<Calls['prefer']> = 'POST /api/newsletter-preferences'
