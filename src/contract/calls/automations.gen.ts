// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['automations']

export const list: CallOf<Calls['list']> = 'GET /api/admin/newsletter/automations'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/newsletter/automations current'

export const preview: CallOf<Calls['preview']> = 'GET /api/admin/newsletter/automations/{kind}/preview'

export const test: CallOf<Calls['test']> = 'POST /api/admin/newsletter/automations/{kind}/test detailed'
