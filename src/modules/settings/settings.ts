import { z } from 'zod'
import { longestHoldHours } from '#contract/rules/order-states.ts'

/** Orders keep four decimals of a rate. */
const share = z.number().min(0).max(1).multipleOf(0.0001)

const hours = z.int().min(1).max(longestHoldHours)
const perHour = z.int().min(1).max(100_000)

/** Every setting of the shop with its rule; a row of the table `settings` overrides one default. */
const rules = z.strictObject({
  shop_name: z.string().min(1).max(60),
  /** A share: 0.06 is 6 % SST. */
  tax_rate: share,
  tax_destinations: z.enum(['everywhere', 'malaysia']),
  /** RM; the goods must cost more than this. */
  free_shipping_over: z.number().min(0).max(1_000_000),
  free_shipping_for: z.enum(['members', 'everybody']),
  /** A share of the goods, once an account. */
  first_purchase_discount: share,
  /** How long an unpaid order keeps its pieces. */
  payment_hours: hours,
  /** The same while no more than five pieces are left of something in the order; it never lengthens the time. */
  low_stock_payment_hours: hours,
  /** How many pieces one buyer may keep aside in orders that are not paid. */
  unpaid_pieces_per_buyer: z.int().min(1).max(1_000_000),
  /** How many orders an hour are taken for one mailbox of a guest, of one account, and of the guests at one network address. */
  orders_per_hour_email: perHour,
  orders_per_hour_account: perHour,
  orders_per_hour_address: perHour,
  proof_max_mb: z.int().min(1).max(50),
  /** Whether joining makes a member at once or asks an admin. */
  membership: z.enum(['automatic', 'approved']),
  /** Where staff and admins need a second factor or a passkey before the back office opens; demo accounts never do. */
  staff_second_factor: z.enum(['always', 'in_production', 'never']),
  /** RM of one order that staff may return; above it an admin does. 0: staff return any amount. */
  staff_refund_limit: z.number().min(0).max(1_000_000).multipleOf(0.01),
  /** A session of staff or an admin ends after so many minutes without use. */
  staff_idle_minutes: z
    .int()
    .min(5)
    .max(24 * 60),
  /** And after so many hours in all. */
  staff_session_hours: z
    .int()
    .min(1)
    .max(24 * 30),
  carrier_name: z.string().max(60),
  /** Where a parcel is followed; `{number}` stands for its tracking number. Empty: nowhere. */
  carrier_tracking_url: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
  /** Where the contact and pre-order forms are read. Empty: the address of MAIL_FROM. */
  contact_email: z.union([z.literal(''), z.email().max(254)]),
  /** Whether visitors are asked before they are counted; 'nobody' counts all but those who said no. */
  analytics_consent: z.enum(['everybody', 'nobody']),
  /** How many months of what was counted are kept, the running one among them. */
  analytics_months: z.int().min(1).max(60),
  /** How long after its end an order can be read with the token of its letter; tracking gives a new one. */
  guest_token_days: z.int().min(1).max(3650),
  /** Where the footer's social link leads. */
  social_url: z.url({ protocol: /^https$/ }),
})
export type Settings = z.infer<typeof rules>

export const defaultSettings: Settings = {
  shop_name: 'Tulpar',
  tax_rate: 0.06,
  tax_destinations: 'everywhere',
  free_shipping_over: 150,
  free_shipping_for: 'members',
  first_purchase_discount: 0.05,
  payment_hours: 72,
  low_stock_payment_hours: 12,
  unpaid_pieces_per_buyer: 200,
  orders_per_hour_email: 10,
  orders_per_hour_account: 60,
  orders_per_hour_address: 30,
  proof_max_mb: 5,
  membership: 'automatic',
  staff_second_factor: 'in_production',
  staff_refund_limit: 500,
  staff_idle_minutes: 30,
  staff_session_hours: 12,
  carrier_name: 'Pos Laju',
  carrier_tracking_url: 'https://tracking.pos.com.my/tracking/{number}',
  contact_email: '',
  analytics_consent: 'everybody',
  analytics_months: 14,
  guest_token_days: 180,
  social_url: 'https://www.instagram.com/',
}

export const settingsChange = rules.partial()
export type SettingsChange = z.infer<typeof settingsChange>

/** Overrides over defaults. A row that breaks its rule, or that this version does not know, leaves the default in force. */
export function settingsFrom(rows: readonly { key: string; value: unknown }[]): Settings {
  const overrides = rows.map(({ key, value }) => settingsChange.safeParse({ [key]: value }).data ?? {})
  return Object.assign({ ...defaultSettings }, ...overrides)
}
