// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['einvoice']

export const settings: CallOf<Calls['settings']> = 'GET /api/admin/einvoice/settings'

export const changeSettings: CallOf<Calls['changeSettings']> = 'PATCH /api/admin/einvoice/settings current'

export const setCredentials: CallOf<Calls['setCredentials']> = 'PUT /api/admin/einvoice/credentials'

export const removeCredentials: CallOf<Calls['removeCredentials']> = 'DELETE /api/admin/einvoice/credentials'

export const setCertificate: CallOf<Calls['setCertificate']> = 'PUT /api/admin/einvoice/certificate'

export const removeCertificate: CallOf<Calls['removeCertificate']> = 'DELETE /api/admin/einvoice/certificate'

export const month: CallOf<Calls['month']> = 'GET /api/admin/einvoice/months/{month}'

export const portalFigures: CallOf<Calls['portalFigures']> = 'GET /api/admin/einvoice/months/{month}/portal-figures'
