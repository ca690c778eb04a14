import { z } from 'zod'
import { call } from './call.ts'
import { day, email, expectedUpdatedAt, id, instant, moneySchema, mostSize } from './fields.ts'
import {
  classificationCodes,
  documentKinds,
  documentStates,
  einvoiceEnvironments,
  einvoiceModes,
  einvoiceMonthPattern,
  einvoiceVersions,
  individualChoices,
  isTin,
  leftOutReasons,
  over10000Choices,
  phonePattern,
  plainNumber,
  sellerIdTypes,
  sellerTaxTypes,
} from './rules/einvoice-rules.ts'
import { trimmed } from './rules/visible-text.ts'
import { einvoiceCertificate } from './uploads.ts'

const secretText = z.string('required').overwrite(trimmed).min(1, 'required').max(300, 'too_long')
const line = (most: number) => z.string().overwrite(trimmed).max(most, 'too_long')
const plain = z.string().max(60, 'too_long').overwrite(plainNumber)

/** Texts are empty until somebody enters them. */
const sellerFields = {
  name: line(300),
  tin: plain.refine((text) => text === '' || isTin(text), 'invalid_tin'),
  id_type: z.enum(sellerIdTypes),
  id_value: plain.pipe(z.string().max(20, 'too_long')),
  msic_code: z.string().regex(/^(?:\d{5})?$/, 'invalid_msic'),
  business_activity: line(300),
  phone: plain.refine((text) => text === '' || phonePattern.test(text), 'invalid_phone'),
  email: z.union([z.literal(''), email]),
  address: line(150),
  address_2: line(150),
  city: line(50),
  zip: z.string().regex(/^(?:\d{5})?$/, 'invalid_postcode'),
  state: line(50),
  country: z.literal('MY'),
}

/** The shop reads `mode`, `starts_on`, `over_10000`, `version` and `seller`. The others are for sending, which does not exist yet. */
export const einvoiceSettingFields = z.strictObject({
  mode: z.enum(einvoiceModes),
  /** Documents of the other environment do not count. */
  environment: z.enum(einvoiceEnvironments),
  /** Version of the document's format; documents of 1.1 are signed. */
  version: z.enum(einvoiceVersions),
  /** Orders first paid before this day are in no document. */
  starts_on: day.nullable(),
  individual: z.enum(individualChoices),
  /** Whether a sale above `mostConsolidated` waits for its buyer or is consolidated with the rest. */
  over_10000: z.enum(over10000Choices),
  consolidate_automatically: z.boolean(),
  /** Day of the next month. */
  consolidate_on: z.int().min(1).max(6),
  classification_code: z.enum(classificationCodes, 'invalid'),
  tax_type: z.enum(sellerTaxTypes),
  /** Only for credentials of an intermediary: the taxpayer's TIN, or its TIN, a colon and its registration number. */
  on_behalf_of: plain
    .refine((text) => /^[A-Z]{1,2}\d+(?::[A-Z\d]{1,20})?$/.test(text) && isTin(text.split(':')[0] ?? ''), 'invalid_tin')
    .nullable(),
  seller: z.strictObject(sellerFields),
})
export type EinvoiceSettingFields = z.infer<typeof einvoiceSettingFields>

export const einvoiceSettingsChange = einvoiceSettingFields
  .partial()
  .extend({ seller: z.strictObject(sellerFields).partial().optional(), expected_updated_at: expectedUpdatedAt })
export type EinvoiceSettingsChange = z.infer<typeof einvoiceSettingsChange>

export const einvoiceSettings = einvoiceSettingFields.extend({
  seller: z.object({ ...sellerFields, sst_number: z.string() }),
  /** Whether nothing is missing that sending documents will need. */
  is_ready: z.boolean(),
  /** Missing for sending: paths of fields, `credentials`, `certificate`, `sst_number`. */
  missing: z.array(z.string()),
  has_credentials: z.boolean(),
  certificate: z
    .object({
      subject: z.string(),
      issuer: z.string(),
      serial_number: z.string(),
      tin: z.string().nullable(),
      brn: z.string().nullable(),
      not_before: instant,
      not_after: instant,
      days_left: z.int(),
    })
    .nullable(),
  updated_at: instant,
})
export type EinvoiceSettings = z.infer<typeof einvoiceSettings>

/** A document for the tax authority. The shop makes none yet. */
const einvoiceDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  code_number: z.string(),
  state: z.enum(documentStates),
  environment: z.enum(einvoiceEnvironments),
  version: z.enum(einvoiceVersions),
  month: z.string(),
  /** The order of an individual e-invoice, or the order that a refund note is for. */
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  refund_id: id.nullable(),
  orders: z.int(),
  lines: z.int(),
  total: moneySchema,
  tax: moneySchema,
  submission_uid: z.string().nullable(),
  uuid: z.string().nullable(),
  validation_url: z.string().nullable(),
  issued_at: instant.nullable(),
  submitted_at: instant.nullable(),
  validated_at: instant.nullable(),
  can_cancel_until: instant.nullable(),
  cancelled_at: instant.nullable(),
  cancel_reason: z.string().nullable(),
  attempts: z.int(),
  next_try_at: instant.nullable(),
  problem: z.object({ code: z.string(), message: z.string(), field: z.string().nullable(), hint: z.string() }).nullable(),
  /** The buyer asked for the document to be taken back. */
  rejection: z.object({ requested_at: instant, reason: z.string() }).nullable(),
  references: z.array(z.object({ code_number: z.string(), uuid: z.string().nullable() })),
  replaces: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
})

/** A number of orders or refunds, with their money. */
const sums = z.object({ count: z.int(), total: moneySchema, tax: moneySchema })
export type EinvoiceSums = z.infer<typeof sums>

/**
 * Each order is in one of `individual`, `consolidated`, `waiting`, `problems` or `left_out`. While the shop makes no documents, these are
 * `waiting` and `left_out`.
 */
export const einvoiceMonth = z.object({
  month: z.string(),
  /** The last day for the consolidated e-invoice. */
  due_on: z.string(),
  orders: sums,
  individual: sums,
  consolidated: sums,
  waiting: sums,
  problems: sums,
  left_out: z.array(z.object({ order_id: id, order_number: z.string(), total: moneySchema, reason: z.enum(leftOutReasons) })),
  /** Refunds that are already subtracted from lines of the consolidated e-invoice. */
  given_back: sums,
  documents: z.array(einvoiceDocument),
})
export type EinvoiceMonth = z.infer<typeof einvoiceMonth>

/** What a person enters at the portal: one consolidated e-invoice, and refund notes for earlier months. `net` + `tax` + `rounding` = `payable`. */
export const einvoicePortalFigures = z.object({
  month: z.string(),
  lines: z.int(),
  net: moneySchema,
  tax: moneySchema,
  /** Cash rounding; may be negative. */
  rounding: moneySchema,
  payable: moneySchema,
  /** Refunds of this month for orders of earlier months, each with a refund note. */
  notes: sums,
  /** Commissions paid to partners, each with a self-billed e-invoice. */
  payouts: z.object({ count: z.int(), total: moneySchema }),
})
export type EinvoicePortalFigures = z.infer<typeof einvoicePortalFigures>

export const einvoiceCredentials = z.strictObject({ client_id: secretText, client_secret: secretText })
export type EinvoiceCredentials = z.infer<typeof einvoiceCredentials>

export const sealFile = z.strictObject({ file: z.file('missing_file'), passphrase: z.string().max(300, 'too_long').optional() })
export type SealFile = z.infer<typeof sealFile>

const tags = ['Admin: e-invoices']
export const einvoiceMonthName = z.string().regex(einvoiceMonthPattern)
const month = z.object({ month: einvoiceMonthName })
const isOff = { einvoice_off: { status: 409 } } as const

export const einvoiceContract = {
  settings: call('admin')
    .route({ method: 'GET', path: '/admin/einvoice/settings', summary: 'Read the settings of e-invoices for Malaysia', tags })
    .output(einvoiceSettings),
  changeSettings: call('admin')
    .route({ method: 'PATCH', path: '/admin/einvoice/settings', summary: 'Change the settings of e-invoices', tags })
    .input(einvoiceSettingsChange)
    .output(einvoiceSettings)
    .errors({ changed_meanwhile: { status: 409, data: z.object({ current: einvoiceSettings }) } }),
  setCredentials: call('super_admin')
    .route({ method: 'PUT', path: '/admin/einvoice/credentials', summary: 'Set the credentials at MyInvois', tags })
    .input(einvoiceCredentials)
    .output(einvoiceSettings),
  removeCredentials: call('super_admin')
    .route({ method: 'DELETE', path: '/admin/einvoice/credentials', summary: 'Delete the credentials at MyInvois', tags })
    .output(einvoiceSettings),
  setCertificate: call('super_admin')
    .route({
      method: einvoiceCertificate.method,
      path: einvoiceCertificate.path,
      summary: 'Set the certificate that signs e-invoices, from .p12, .pfx or PEM with its key',
      tags,
    })
    .input(sealFile)
    .output(einvoiceSettings)
    .errors({ certificate_too_large: { status: 413, data: mostSize }, certificate_type_refused: { status: 415 } }),
  removeCertificate: call('super_admin')
    .route({ method: 'DELETE', path: '/admin/einvoice/certificate', summary: 'Delete the certificate that signs e-invoices', tags })
    .output(einvoiceSettings),
  month: call('admin')
    .route({
      method: 'GET',
      path: '/admin/einvoice/months/{month}',
      summary: 'Read the sums of a month, and the orders that are left out',
      tags,
    })
    .input(month)
    .output(einvoiceMonth)
    .errors(isOff),
  portalFigures: call('admin')
    .route({
      method: 'GET',
      path: '/admin/einvoice/months/{month}/portal-figures',
      summary: 'Read the sums of a month that a person enters at the portal',
      tags,
    })
    .input(month)
    .output(einvoicePortalFigures)
    .errors(isOff),
}
