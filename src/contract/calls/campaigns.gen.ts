// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['campaigns']

export const list: CallOf<Calls['list']> = 'GET /api/admin/newsletter/campaigns'

export const create: CallOf<Calls['create']> = 'POST /api/admin/newsletter/campaigns once'

export const get: CallOf<Calls['get']> = 'GET /api/admin/newsletter/campaigns/{id}'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/newsletter/campaigns/{id} detailed current'

export const copy: CallOf<Calls['copy']> = 'POST /api/admin/newsletter/campaigns/{id}/copy once'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/newsletter/campaigns/{id} gone'

export const preview: CallOf<Calls['preview']> = 'GET /api/admin/newsletter/campaigns/{id}/preview'

export const audience: CallOf<Calls['audience']> = 'GET /api/admin/newsletter/campaigns/{id}/audience'

export const audienceChoices: CallOf<Calls['audienceChoices']> = 'GET /api/admin/newsletter/campaigns/{id}/audience/choices'

export const test: CallOf<Calls['test']> = 'POST /api/admin/newsletter/campaigns/{id}/test detailed'

export const send: CallOf<Calls['send']> = 'POST /api/admin/newsletter/campaigns/{id}/send detailed once'

export const pause: CallOf<Calls['pause']> = 'POST /api/admin/newsletter/campaigns/{id}/pause'

export const resume: CallOf<Calls['resume']> = 'POST /api/admin/newsletter/campaigns/{id}/resume'

export const cancel: CallOf<Calls['cancel']> = 'POST /api/admin/newsletter/campaigns/{id}/cancel'

export const sendUnknown: CallOf<Calls['sendUnknown']> = 'POST /api/admin/newsletter/campaigns/{id}/send-unknown'

export const addImage: CallOf<Calls['addImage']> = 'POST /api/admin/newsletter/images'
