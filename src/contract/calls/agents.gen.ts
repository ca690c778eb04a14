// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['agents']

export const look: CallOf<Calls['look']> = 'POST /api/handoffs/look'
