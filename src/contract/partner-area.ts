import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { day, dayOrInstant, expectedUpdatedAt, id, instant, isName, language, limit, moneySchema, page, pageOf, phone } from './fields.ts'
import { namesCountry, typedCountry } from './checkout.ts'
import { optionalText, requiredLine, requiredName } from './fields.ts'
import { csvFile, fromTo } from './lists.ts'
import { company, website } from './partners.ts'
import { fieldLengths } from './rules/field-lengths.ts'
import { partnerLengths } from './rules/partner-lengths.ts'
import { commissionKinds, commissionStates, locationKinds, partnerStatuses, referralStates } from './rules/partner-rules.ts'
import { ownPassword } from './owner-proof.ts'
import { trimmed } from './rules/visible-text.ts'

/** Sums of the ledger rows by state; `approved` is negative while the partner has a debt. */
export const partnerBalances = z.object({ pending: moneySchema, approved: moneySchema, paid: moneySchema })

export const payoutDetails = z.object({ bank_name: z.string(), account_name: z.string(), account_number: z.string() })
/** Digits with separators, or an IBAN. */
const accountNumber = z
  .string()
  .overwrite(trimmed)
  .max(partnerLengths.accountNumber, 'too_long')
  .regex(/^[\dA-Za-z][\dA-Za-z .-]{3,}$|^$/, 'invalid_account_number')
const payoutInput = z.strictObject({
  bank_name: isName(z.string().overwrite(trimmed).max(partnerLengths.bank, 'too_long')),
  account_name: isName(z.string().overwrite(trimmed).max(partnerLengths.accountName, 'too_long')),
  account_number: accountNumber,
})

export const ownFields = {
  company,
  contact_name: requiredName(fieldLengths.name),
  phone,
  ...typedCountry,
  city: requiredLine(fieldLengths.city),
  website,
  payout: payoutInput,
}

export const ownPartner = z.object({
  id,
  code: z.string(),
  status: z.enum(partnerStatuses),
  company: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  /** The country name that the partner entered, where `country` is OTHER. */
  country_name: z.string().nullable(),
  city: z.string(),
  website: z.string(),
  /** A share: 0.1 is 10 %. */
  commission_rate: z.number(),
  hold_days: z.int(),
  payout: payoutDetails,
  balances: partnerBalances,
  /** Amounts by the day on which they become approved, soonest first. Without a day: of orders that are not completed yet. */
  coming: z.array(z.object({ day: day.nullable(), amount: moneySchema })),
  created_at: instant,
  updated_at: instant,
})
export type OwnPartner = z.infer<typeof ownPartner>

const counts = {
  scans: z.int(),
  /** Visits of people who agreed to analytics. The partner gets null for one to four. */
  visits: z.int().nullable(),
  /** Visits with something in the cart, null as `visits` are. */
  carts: z.int().nullable(),
  orders: z.int(),
  /** Order lines less discounts and refunds. */
  revenue: moneySchema,
  commission: moneySchema,
}
const totals = z.object({
  ...counts,
  /** Orders from scans, as a share of scans; null without scans. */
  conversion: z.number().nullable(),
})
export type PartnerTotals = z.infer<typeof totals>

export const partnerStatistics = z.object({
  from: day,
  to: day,
  time_zone: z.string(),
  totals,
  previous: totals,
  by_day: z.array(z.object({ day, ...counts })),
  previous_by_day: z.array(z.object({ day, ...counts })),
  /** Without a location: the partner's own code. Deleted locations keep their name. */
  by_location: z.array(z.object({ location_id: id.nullable(), name: z.string().nullable(), tracking_code: z.string(), ...counts })),
  /** Hours 0 to 23 in the shop's time zone. */
  by_hour: z.array(z.object({ hour: z.int(), scans: z.int(), orders: z.int() })),
})
export type PartnerStatistics = z.infer<typeof partnerStatistics>
export const statisticsInput = z.object({ ...fromTo, location: id.optional() })

/** An order that a partner brought, without its buyer and its number. */
export const referral = z.object({
  id,
  day,
  location_id: id.nullable(),
  location: z.string().nullable(),
  /** Order lines less discounts and refunds. */
  amount: moneySchema,
  commission: moneySchema,
  state: z.enum(referralStates),
  /** When the commission becomes approved; null while unknown. */
  approves_on: day.nullable(),
})
export type Referral = z.infer<typeof referral>

export const commission = z.object({
  id,
  day,
  order_day: day.nullable(),
  location_id: id.nullable(),
  location: z.string().nullable(),
  kind: z.enum(commissionKinds),
  amount: moneySchema,
  state: z.enum(commissionStates),
  reason: z.string().nullable(),
  approved_at: instant.nullable(),
  payout_id: id.nullable(),
})
export type Commission = z.infer<typeof commission>

export const payout = z.object({
  id,
  amount: moneySchema,
  reference: z.string(),
  paid_at: instant,
  rows: z.int(),
  /** The payout that this one reverses. */
  undoes: id.nullable(),
  is_undone: z.boolean(),
})
export type Payout = z.infer<typeof payout>

const locationFields = {
  name: isName(requiredLine(partnerLengths.locationName)),
  kind: z.enum(locationKinds),
  address: optionalText(partnerLengths.locationAddress),
  city: optionalText(fieldLengths.city),
  is_active: z.boolean(),
}
export const newLocation = z.strictObject(locationFields).partial({ is_active: true })
export type NewLocation = z.infer<typeof newLocation>
export const locationChange = z.strictObject(locationFields).partial().extend({ expected_updated_at: expectedUpdatedAt })
export type LocationChange = z.infer<typeof locationChange>

export const location = z.object({
  id,
  name: z.string(),
  kind: z.enum(locationKinds),
  address: z.string(),
  city: z.string(),
  tracking_code: z.string(),
  is_active: z.boolean(),
  scans: z.int(),
  orders: z.int(),
  created_at: instant,
  updated_at: instant,
})
export type Location = z.infer<typeof location>

const path = z.object({ id })
const span = { ...fromTo, location: id.optional(), page, limit }
const commissionFilter = { from: dayOrInstant.optional(), to: dayOrInstant.optional(), state: z.enum(commissionStates).optional() }
const rowChanged = <Current extends z.ZodType>(current: Current) => ({ status: 409, data: z.object({ current }) }) as const
const tags = ['Partners']

export const partnerAreaContract = {
  get: call('partner').route({ method: 'GET', path: '/partner', summary: 'Read your own partnership', tags }).output(ownPartner),
  /** Changing the payout details requires the password, or a recent sign-in. */
  change: call('partner')
    .route({ method: 'PATCH', path: '/partner', summary: 'Change your own particulars and where you are paid', tags })
    .input(namesCountry(z.strictObject(ownFields).partial().extend({ expected_updated_at: expectedUpdatedAt, password: ownPassword })))
    .output(ownPartner)
    .errors({ changed_meanwhile: rowChanged(ownPartner), sign_in_again: { status: 403 } }),
  statistics: call('partner')
    .route({ method: 'GET', path: '/partner/statistics', summary: 'Count what your codes brought, by day, place and hour', tags })
    .input(statisticsInput)
    .output(partnerStatistics),
  referrals: call('partner')
    .route({ method: 'GET', path: '/partner/referrals', summary: 'List the orders that you brought, newest first', tags })
    .input(z.object({ ...span, state: z.enum(referralStates).optional() }))
    .output(pageOf('referrals', referral)),
  commissions: call('partner')
    .route({ method: 'GET', path: '/partner/commissions', summary: 'List the rows of your ledger, newest first', tags })
    .input(z.object({ ...span, state: z.enum(commissionStates).optional(), payout: id.optional() }))
    .output(pageOf('commissions', commission).extend({ balances: partnerBalances })),
  commissionsFile: call('partner')
    .route({
      method: 'GET',
      path: '/partner/commissions.csv',
      summary: 'Download the rows of your ledger',
      outputStructure: 'detailed',
      tags,
    })
    .input(z.object({ ...commissionFilter, lang: language.optional() }))
    .output(csvFile),
  payouts: call('partner')
    .route({ method: 'GET', path: '/partner/payouts', summary: 'List what was paid to you, newest first', tags })
    .input(z.object({ page, limit }))
    .output(pageOf('payouts', payout)),
  locations: call('partner')
    .route({ method: 'GET', path: '/partner/locations', summary: 'List your places with their codes', tags })
    .output(z.object({ locations: z.array(location) })),
  addLocation: callRepeatable('partner')
    .route({ method: 'POST', path: '/partner/locations', summary: 'Add a place; it gets a code of its own', successStatus: 201, tags })
    .input(newLocation)
    .output(location)
    .errors({ too_many_locations: { status: 409 }, partner_not_active: { status: 409 } }),
  changeLocation: call('partner')
    .route({
      method: 'PATCH',
      path: '/partner/locations/{id}',
      summary: 'Change a place; its code stays',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: locationChange }))
    .output(location)
    .errors({ changed_meanwhile: rowChanged(location) }),
  removeLocation: call('partner')
    .route({
      method: 'DELETE',
      path: '/partner/locations/{id}',
      summary: 'Delete a place; what it earned stays, and its code still leads to the shop',
      successStatus: 204,
      tags,
    })
    .input(path)
    .output(z.void()),
}
