// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['partnerProgramme']

export const terms: CallOf<Calls['terms']> = 'GET /api/partners/terms'

export const code: CallOf<Calls['code']> = 'GET /api/partners/codes/{code}'
