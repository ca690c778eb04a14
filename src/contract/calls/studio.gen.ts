// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['studio']

export const list: CallOf<Calls['list']> = 'GET /api/admin/studio/sessions'

export const create: CallOf<Calls['create']> = 'POST /api/admin/studio/sessions'

export const get: CallOf<Calls['get']> = 'GET /api/admin/studio/sessions/{id}'

export const change: CallOf<Calls['change']> = 'PATCH /api/admin/studio/sessions/{id} detailed current'

export const remove: CallOf<Calls['remove']> = 'DELETE /api/admin/studio/sessions/{id} gone'

export const analyse: CallOf<Calls['analyse']> = 'POST /api/admin/studio/sessions/{id}/analysis'

export const writePrompts: CallOf<Calls['writePrompts']> = 'POST /api/admin/studio/sessions/{id}/prompts detailed'

export const changePrompt: CallOf<Calls['changePrompt']> = 'PATCH /api/admin/studio/sessions/{id}/prompts/{shot} detailed'

export const makeImages: CallOf<Calls['makeImages']> = 'POST /api/admin/studio/sessions/{id}/images detailed once'

export const tryAgain: CallOf<Calls['tryAgain']> = 'POST /api/admin/studio/sessions/{id}/images/{imageId}/again once'

export const vary: CallOf<Calls['vary']> = 'POST /api/admin/studio/sessions/{id}/images/{imageId}/vary detailed once'

export const removeImage: CallOf<Calls['removeImage']> = 'DELETE /api/admin/studio/sessions/{id}/images/{imageId} gone'

export const review: CallOf<Calls['review']> = 'POST /api/admin/studio/sessions/{id}/images/{imageId}/review detailed'

export const save: CallOf<Calls['save']> = 'POST /api/admin/studio/sessions/{id}/save detailed'
