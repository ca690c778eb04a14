// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['partnerArea']

export const get: CallOf<Calls['get']> = 'GET /api/partner'

export const change: CallOf<Calls['change']> = 'PATCH /api/partner current'

export const statistics: CallOf<Calls['statistics']> = 'GET /api/partner/statistics'

export const referrals: CallOf<Calls['referrals']> = 'GET /api/partner/referrals'

export const commissions: CallOf<Calls['commissions']> = 'GET /api/partner/commissions'

export const commissionsFile: CallOf<Calls['commissionsFile']> = 'GET /api/partner/commissions.csv'

export const payouts: CallOf<Calls['payouts']> = 'GET /api/partner/payouts'

export const locations: CallOf<Calls['locations']> = 'GET /api/partner/locations'

export const addLocation: CallOf<Calls['addLocation']> = 'POST /api/partner/locations once'

export const changeLocation: CallOf<Calls['changeLocation']> = 'PATCH /api/partner/locations/{id} detailed current'

export const removeLocation: CallOf<Calls['removeLocation']> = 'DELETE /api/partner/locations/{id} gone'
