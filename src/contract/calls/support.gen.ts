// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['support']

export const sendMessage: CallOf<Calls['sendMessage']> = 'POST /api/contact'

export const requestPreorder: CallOf<Calls['requestPreorder']> = 'POST /api/preorders'
