import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { invitationsByAccount } from './call-limits.ts'
import { email, expectedUpdatedAt, id, instant, language, limit, moneySchema, page, pageOf } from './fields.ts'
import { namesCountry } from './checkout.ts'
import { csvFile, fileInput, listInput } from './lists.ts'
import { location, ownFields, partnerBalances, partnerStatistics, payoutDetails, referral } from './partner-area.ts'
import { statisticsInput } from './partner-area.ts'
import { partnerLedgerContract } from './partner-ledger.ts'
import { company } from './partners.ts'
import { isTin, plainNumber } from './rules/einvoice-rules.ts'
import { partnerLengths } from './rules/partner-lengths.ts'
import { ownOrderSigns, partnerConcerns, partnerStatuses } from './rules/partner-rules.ts'
import { trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

/** A share with four decimals: 0.1 is 10 %. */
const rate = z.number('invalid_rate').min(0, 'invalid_rate').max(1, 'invalid_rate').multipleOf(0.0001, 'invalid_rate')
const partnerTin = z
  .string()
  .max(60, 'too_long')
  .overwrite(plainNumber)
  .refine((text) => text === '' || isTin(text), 'invalid_tin')
const partnerIdNumber = z.string().max(60, 'too_long').overwrite(plainNumber).pipe(z.string().max(20, 'too_long'))
const holdDays = z.int('invalid_days').min(0, 'invalid_days').max(365, 'invalid_days')

const listed = z.object({
  id,
  status: z.enum(partnerStatuses),
  code: z.string().nullable(),
  company: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string().nullable(),
  /** The country name that the partner entered, where `country` is OTHER. */
  country_name: z.string().nullable(),
  city: z.string(),
  website: z.string(),
  about: z.string(),
  language,
  /** A share: 0.1 is 10 %. */
  commission_rate: z.number(),
  /** Null: the setting applies. */
  hold_days: z.int().nullable(),
  account_id: id.nullable(),
  locations_count: z.int(),
  scans: z.int(),
  orders: z.int(),
  revenue: moneySchema,
  /** True for a partner that has been active for more than thirty days and brought no order in the last thirty. */
  is_quiet: z.boolean(),
  balances: partnerBalances,
  applied_at: instant.nullable(),
  decided_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
})
export type ListedPartner = z.infer<typeof listed>

const broughtOrder = referral.extend({ order_id: id, order_number: z.string() })
const suspectedOrder = z.object({
  order_id: id,
  order_number: z.string(),
  placed_at: instant,
  amount: moneySchema,
  signs: z.array(z.enum(ownOrderSigns)),
})

export const adminPartner = listed.extend({
  payout: payoutDetails,
  /** For the self-billed e-invoice of a payout (Malaysia); empty if unknown. */
  tin: z.string(),
  /** Registration or identity number, for that e-invoice; empty if unknown. */
  id_number: z.string(),
  /** The note sent with the last decision. */
  note: z.string(),
  /** True while the account still has to be set up with the link from the mail. */
  awaits_setup: z.boolean(),
  effective_hold_days: z.int(),
  locations: z.array(location),
  /** The newest 10. */
  recent_orders: z.array(broughtOrder),
  /** Orders that earn no commission because they look like the partner's own; the newest 100. */
  suspected: z.array(suspectedOrder),
})
export type AdminPartner = z.infer<typeof adminPartner>

export const partnerInvitation = z.object({
  id,
  email: z.string(),
  company: z.string(),
  commission_rate: z.number(),
  status: z.enum(['sent', 'accepted', 'revoked', 'expired']),
  created_at: instant,
  expires_at: instant,
  partner_id: id.nullable(),
})
export type PartnerInvitation = z.infer<typeof partnerInvitation>

const filters = { status: z.enum(partnerStatuses).optional(), concern: z.enum(partnerConcerns).optional() }
const path = z.object({ id })
const tags = ['Admin: partners']
const taken = { already_invited: { status: 409 }, already_partner: { status: 409 }, already_admin: { status: 409 } } as const
const notFound = { partner_not_found: { status: 404 } } as const

/** All partners together, in the current month of the shop's time zone. */
const partnerFigures = z.object({
  scans: z.object({ month: z.int(), previous: z.int() }),
  /** `of_all`: share of all orders of the month; null while there are none. */
  orders: z.object({ month: z.int(), of_all: z.number().nullable() }),
  /** Lines less discounts and refunds. `previous`: the month before up to the same day, which is `from` to `to`. */
  revenue: z.object({ month: moneySchema, previous: moneySchema, from: z.string(), to: z.string() }),
  owed: z.object({ amount: moneySchema, partners: z.int() }),
  paid: z.object({ year: moneySchema, last_paid_at: instant.nullable() }),
})
export type PartnerFigures = z.infer<typeof partnerFigures>

export const partnerChange = namesCountry(
  z
    .strictObject({ ...ownFields, commission_rate: rate, hold_days: holdDays.nullable(), tin: partnerTin, id_number: partnerIdNumber })
    .partial()
    .extend({ expected_updated_at: expectedUpdatedAt }),
)
export type PartnerChange = z.infer<typeof partnerChange>

export const adminPartnersContract = {
  list: call('staff')
    .route({ method: 'GET', path: '/admin/partners', summary: 'List partners and who wants to be one', tags })
    .input(listInput(filters, listSorts.partners))
    .output(
      pageOf('partners', listed).extend({
        by_status: z.record(z.enum(partnerStatuses), z.int()),
        by_concern: z.record(z.enum(partnerConcerns), z.int()),
      }),
    ),
  names: call('staff')
    .route({ method: 'GET', path: '/admin/partners/names', summary: 'Name the first thousand partners, to choose one of them', tags })
    .input(z.object({ status: filters.status }))
    .output(z.object({ partners: z.array(z.object({ id, company: z.string() })) })),
  figures: call('staff')
    .route({
      method: 'GET',
      path: '/admin/partners/figures',
      summary: 'Count what all partners brought this month, and what is owed',
      tags,
    })
    .output(partnerFigures),
  file: call('admin')
    .route({ method: 'GET', path: '/admin/partners.csv', summary: 'Download the list of partners', outputStructure: 'detailed', tags })
    .input(fileInput(filters, listSorts.partners))
    .output(csvFile),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/partners/{id}', summary: 'Read a partner', tags })
    .input(path)
    .output(adminPartner)
    .errors(notFound),
  change: call('admin')
    .route({
      method: 'PATCH',
      path: '/admin/partners/{id}',
      summary: 'Change a partner; earlier rows stay',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: partnerChange }))
    .output(adminPartner)
    .errors({ ...notFound, changed_meanwhile: { status: 409, data: z.object({ current: adminPartner }) } }),
  setStatus: call('admin')
    .route({
      method: 'PUT',
      path: '/admin/partners/{id}/status',
      summary: 'Approve or decline an application, suspend a partner or end that',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: path,
        body: z.strictObject({
          status: z.enum(partnerStatuses),
          /** Added to the text of the mail that announces the change. */
          note: z.string().overwrite(trimmed).max(partnerLengths.note, 'too_long').optional(),
          commission_rate: rate.optional(),
          expected_updated_at: expectedUpdatedAt,
        }),
      }),
    )
    .output(adminPartner)
    .errors({
      ...notFound,
      partner_status: { status: 409 },
      changed_meanwhile: { status: 409, data: z.object({ current: adminPartner }) },
    }),
  /** Sends the link that sets up the account of an approved partner. The earlier link becomes void. */
  sendSetup: call('admin', { limit: invitationsByAccount })
    .route({ method: 'POST', path: '/admin/partners/{id}/setup-mail', summary: 'Mail the link to set up the account again', tags })
    .input(path)
    .output(adminPartner)
    .errors({ ...notFound, partner_status: { status: 409 } }),
  statistics: call('staff')
    .route({
      method: 'GET',
      path: '/admin/partners/{id}/statistics',
      summary: 'Count what a partner brought',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, query: statisticsInput }))
    .output(partnerStatistics)
    .errors(notFound),
  invitations: call('admin')
    .route({ method: 'GET', path: '/admin/partners/invitations', summary: 'List invitations of partners', tags })
    .input(z.object({ page, limit }))
    .output(pageOf('invitations', partnerInvitation)),
  invite: callRepeatable('admin', { limit: invitationsByAccount })
    .route({ method: 'POST', path: '/admin/partners/invitations', summary: 'Invite a partner by email', successStatus: 201, tags })
    .input(
      z.strictObject({
        email: email.transform((address) => address.toLowerCase()),
        company: company.optional(),
        commission_rate: rate.optional(),
        language: language.optional(),
      }),
    )
    .output(partnerInvitation)
    .errors(taken),
  revoke: call('admin')
    .route({
      method: 'DELETE',
      path: '/admin/partners/invitations/{id}',
      summary: 'Revoke an invitation of a partner',
      successStatus: 204,
      tags,
    })
    .input(path)
    .output(z.void()),
  resend: call('admin', { limit: invitationsByAccount })
    .route({ method: 'POST', path: '/admin/partners/invitations/{id}/resend', summary: 'Send an invitation of a partner again', tags })
    .input(path)
    .output(partnerInvitation)
    .errors(taken),
  ...partnerLedgerContract,
}
