// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['account']

export const visitor: CallOf<Calls['visitor']> = 'GET /api/visitor'

export const profile: CallOf<Calls['profile']> = 'GET /api/profile'

export const makeProfile: CallOf<Calls['makeProfile']> = 'POST /api/profile'

export const updateProfile: CallOf<Calls['updateProfile']> = 'PATCH /api/profile current'

export const setPicture: CallOf<Calls['setPicture']> = 'PUT /api/profile/picture'

export const removePicture: CallOf<Calls['removePicture']> = 'DELETE /api/profile/picture'

export const join: CallOf<Calls['join']> = 'POST /api/membership'
