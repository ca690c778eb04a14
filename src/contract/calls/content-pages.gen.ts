// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['contentPages']

export const list: CallOf<Calls['list']> = 'GET /api/admin/pages'

export const get: CallOf<Calls['get']> = 'GET /api/admin/pages/{slug}'

export const change: CallOf<Calls['change']> = 'PUT /api/admin/pages/{slug} detailed current'

export const versions: CallOf<Calls['versions']> = 'GET /api/admin/pages/{slug}/versions'

export const version: CallOf<Calls['version']> = 'GET /api/admin/pages/{slug}/versions/{number}'
