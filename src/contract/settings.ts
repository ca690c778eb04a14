import { z } from 'zod'
import { call } from './call.ts'
import { declared } from './declared.ts'
import { countryCodes, shippingZones } from './countries.ts'
import { fieldLengths } from './rules/field-lengths.ts'
import { day, email, expectedUpdatedAt, instant, language, moneyBetween, moneySchema, priceInput, requiredText } from './fields.ts'
import { coordinatesPattern, readCoordinates } from './rules/coordinates.ts'
import { openingHoursPattern, readOpeningHours } from './rules/opening-hours.ts'
import { defaultLanguage, languages } from './languages.ts'
import { isHttpsAddress } from './links.ts'
import { longestHoldHours } from './rules/order-states.ts'
import { taxDestinations } from './rules/sales-tax.ts'
import { trimmed } from './rules/visible-text.ts'

const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length

/** Orders store rates with four decimals. */
const share = z.number().min(0).max(1).multipleOf(0.0001)

const rate = z.number().min(0).max(100_000).multipleOf(0.0001)

/** The address of a page, or empty. */
const httpsAddress = z
  .string()
  .overwrite(trimmed)
  .max(500, 'too_long')
  .refine((text) => text === '' || isHttpsAddress(text), 'needs_https')

const hours = z.int().min(1).max(longestHoldHours)
/** Ringgit, or dollars where the setting says so. */
const amount = (most: number) => moneyBetween(0, most).transform((whole): number => whole)
const perHour = z.int().min(1).max(100_000)

/** All settings of the shop with their rules. A row of the table `settings` overrides one default. */
export const settingRules = z.strictObject({
  shop_name: requiredText(60),
  /** The languages of the shop, in the order of the switch. English replaces missing texts, so it is always one of them. */
  languages: z
    .array(language)
    .max(languages.length)
    .refine(areDistinct, 'twice')
    .refine((chosen) => chosen.includes(defaultLanguage), 'required')
    .overwrite((chosen) => languages.filter((one) => chosen.includes(one)))
    .register(declared, { uniqueItems: true, contains: { const: defaultLanguage } }),
  /** A fraction: 0.06 is 6 % SST. */
  tax_rate: share,
  tax_destinations: z.enum(taxDestinations),
  /** RM; the goods must cost more than this. */
  free_shipping_over: amount(1_000_000),
  free_shipping_for: z.enum(['members', 'everybody']),
  /** A fraction of the goods' price, once per account. */
  first_purchase_discount: share,
  /** Hours for which an unpaid order holds its pieces. */
  payment_hours: hours,
  /** Stock is low at this number of pieces or fewer; 0: never. */
  low_stock_at: z.int().min(0).max(1000),
  /** Replaces `payment_hours` while stock of something in the order is low. It never lengthens the time. */
  low_stock_payment_hours: hours,
  /** Working days for which an order paid in cash at the studio is held once it is ready. */
  cash_pickup_days: z.int().min(1).max(60),
  /** Pieces that one buyer can reserve in unpaid orders. */
  unpaid_pieces_per_buyer: z.int().min(1).max(1_000_000),
  /** Orders accepted per hour: for a guest's mailbox, for an account, and for the guests at one network address. */
  orders_per_hour_email: perHour,
  orders_per_hour_account: perHour,
  orders_per_hour_address: perHour,
  proof_max_mb: z.int().min(1).max(50),
  /** Units for one ringgit, in which prices are also shown. 0: not shown. */
  kzt_rate: rate,
  rub_rate: rate,
  usd_rate: rate,
  /** The day of the rates; empty before there are any. */
  rates_on: z.union([z.literal(''), day]),
  /** Whether parcels, and orders collected at the studio, can be gift-wrapped. */
  gift_wrapping: z.enum(['on', 'off']),
  /** RM per order, regardless of its items; 0: free. */
  gift_wrapping_price: amount(10_000),
  /** Weekdays on which the shop works: 1 is Monday, 7 Sunday. */
  working_days: z
    .array(z.int().min(1).max(7))
    .min(1, 'required')
    .max(7)
    .refine(areDistinct, 'twice')
    .register(declared, { uniqueItems: true }),
  /** Days on which the shop does not work, on any weekday. */
  holidays: z.array(day).max(400).refine(areDistinct, 'twice').register(declared, { uniqueItems: true }),
  /** Whether a change of payment details waits for another admin. */
  payment_details_approval: z.enum(['none', 'second_admin']),
  /** Whether joining gives membership at once or needs an admin's approval. */
  membership: z.enum(['automatic', 'approved']),
  /** Where staff and admins need a second factor or a passkey to open the back office; demo accounts never do. */
  staff_second_factor: z.enum(['always', 'in_production', 'never']),
  /** RM that staff can refund per order; above it an admin must. 0: staff can refund any amount. */
  staff_refund_limit: amount(1_000_000),
  /** Days after an order's arrival in which the buyer can request a return; 0: none. */
  return_days: z.int().min(0).max(365),
  /** Minutes without use after which a session of staff or an admin ends. */
  staff_idle_minutes: z
    .int()
    .min(5)
    .max(24 * 60),
  /** Hours after which such a session ends at the latest. */
  staff_session_hours: z
    .int()
    .min(1)
    .max(24 * 30),
  /** Commission of new partners, in percent of the goods. */
  commission_percent: z.int().min(0).max(100),
  /** Days from an order's completion until its commission is approved, for partners without a value of their own. */
  hold_days: z.int().min(0).max(365),
  carrier_name: z.string().max(60),
  /** The carrier's tracking page; `{number}` is replaced with the tracking number. Empty: none. */
  carrier_tracking_url: httpsAddress
    .refine((text) => text === '' || text.includes('{number}'), 'no_tracking_number')
    .register(declared, { pattern: String.raw`^\s*$|^\s*https://.*\{number\}` }),
  /** Receives the contact and pre-order forms. Empty: the address of MAIL_FROM. */
  contact_email: z.union([z.literal(''), email]),
  /** Whether visitors are asked before analytics; 'nobody' counts everybody except those who declined. */
  analytics_consent: z.enum(['everybody', 'nobody']),
  /** Letters sent per minute, campaigns and automations together. */
  letters_per_minute: z.int().min(1).max(100_000),
  /** US dollars that the image service may cost per day of the shop; 0: nothing. */
  image_cost_per_day: amount(10_000),
  /** US dollars that one picture is expected to cost; also counted if the service does not report a cost. */
  image_cost_each: amount(100),
  /** Months of analytics that are stored, including the current one. */
  analytics_months: z.int().min(1).max(60),
  /** Whether admins get a mail every Monday with the biggest changes of the week. */
  weekly_figures: z.enum(['on', 'off']),
  /** Whether orders, visits and events are written to the storage as files each night, for a data warehouse. */
  figures_export: z.enum(['on', 'off']),
  /** Days after its end in which an order can be read with the token from its mail; tracking issues a new one. */
  guest_token_days: z.int().min(1).max(3650),
  /** The social link in the footer. Empty: none. */
  social_url: httpsAddress.register(declared, { pattern: String.raw`^\s*$|^\s*https://` }),
  /** Where orders are collected. Also the seller's address on invoices. */
  studio_address: requiredText(300),
  studio_city: requiredText(120),
  studio_state: z.string().max(120),
  studio_zip: z.string().overwrite(trimmed).max(fieldLengths.zip),
  studio_country: z.enum(countryCodes),
  /** Required where `studio_country` is OTHER, empty elsewhere. */
  studio_country_name: z.string().max(fieldLengths.country_name),
  /** Latitude and longitude in degrees, `3.1424, 101.6969`. Empty: the contact page shows no map. */
  studio_coordinates: z
    .string()
    .max(60)
    .refine((text) => text === '' || readCoordinates(text) !== undefined)
    .register(declared, { pattern: `^$|${coordinatesPattern}` }),
  /** In the format of schema.org: `Mo-Fr 9:00-18:00; Sa 10:00-14:00`. Empty: always closed. */
  opening_hours: z
    .string()
    .max(200)
    .refine((text) => readOpeningHours(text) !== undefined)
    .register(declared, { pattern: openingHoursPattern }),
  /** Whether programs can shop here by UCP and permalinks, by MCP, and read the feeds made for them. Off: those addresses are 404. */
  agents_ucp: z.enum(['on', 'off']),
  agents_mcp: z.enum(['on', 'off']),
  agents_feeds: z.enum(['on', 'off']),
  /** Whether programs must sign their requests. A signature that is sent is always checked. */
  agents_signatures: z.enum(['when_present', 'always']),
  /** The seller's SST registration on invoices. Empty: none. */
  sst_number: z.string().max(40),
})
export type Settings = z.infer<typeof settingRules>

/** Settings on the checkout page; all others are on the settings page. */
const checkoutNames = {
  tax_rate: true,
  tax_destinations: true,
  free_shipping_over: true,
  free_shipping_for: true,
  first_purchase_discount: true,
  payment_hours: true,
  cash_pickup_days: true,
  proof_max_mb: true,
  gift_wrapping: true,
  gift_wrapping_price: true,
  kzt_rate: true,
  rub_rate: true,
  usd_rate: true,
  rates_on: true,
  working_days: true,
  holidays: true,
} as const
const checkoutRules = settingRules.pick(checkoutNames)
const shopRules = settingRules.omit(checkoutNames)

const days = z.int().min(0).max(120)
const zone = z.object({
  zone: z.enum(shippingZones),
  rate: moneySchema,
  /** Working days in transit. */
  days_from: z.int(),
  days_to: z.int(),
})
export const zoneChange = z.strictObject({ zone: z.enum(shippingZones), rate: priceInput, days_from: days, days_to: days })
export type ZoneChange = z.infer<typeof zoneChange>

export const checkoutSettings = checkoutRules.extend({ shipping_zones: z.array(zone), updated_at: instant })
export type CheckoutSettings = z.infer<typeof checkoutSettings>
/** The server sets the rates' day to the day of the change. */
export const checkoutSettingsChange = checkoutRules
  .omit({ rates_on: true })
  .partial()
  .extend({
    /** Only the given zones change. */
    shipping_zones: z.array(zoneChange).max(shippingZones.length).optional(),
    expected_updated_at: expectedUpdatedAt,
  })
export type CheckoutSettingsChange = z.infer<typeof checkoutSettingsChange>

export const shopSettings = shopRules.extend({ updated_at: instant })
export type ShopSettings = z.infer<typeof shopSettings>
export const shopSettingsChange = shopRules.partial().extend({ expected_updated_at: expectedUpdatedAt })
export type ShopSettingsChange = z.infer<typeof shopSettingsChange>

export const shopSettingNames = shopRules.keyof().options
export const checkoutSettingNames = checkoutRules.keyof().options

const tags = ['Admin: settings']

export const checkoutSettingsContract = {
  get: call('admin')
    .route({ method: 'GET', path: '/admin/checkout-settings', summary: 'Read tax, shipping, discounts and times of the checkout', tags })
    .output(checkoutSettings),
  change: call('admin')
    .route({ method: 'PATCH', path: '/admin/checkout-settings', summary: 'Change them for orders placed from now on', tags })
    .input(checkoutSettingsChange)
    .output(checkoutSettings)
    .errors({ changed_meanwhile: { status: 409, data: z.object({ current: checkoutSettings }) } }),
}

export const settingsContract = {
  get: call('admin').route({ method: 'GET', path: '/admin/settings', summary: 'Read all other settings', tags }).output(shopSettings),
  change: call('admin')
    .route({ method: 'PATCH', path: '/admin/settings', summary: 'Change settings', tags })
    .input(shopSettingsChange)
    .output(shopSettings)
    .errors({ changed_meanwhile: { status: 409, data: z.object({ current: shopSettings }) } }),
}
