import type { z } from 'zod'
import { carriers } from '#contract/rules/carriers.ts'
import { displayCurrencies, type DisplayCurrency, type DisplayRate } from '#contract/rules/display-currencies.ts'
import { type Settings, settingRules } from '#contract/settings.ts'

/** Settings whose default is in the database, because its triggers need them. */
type InDatabase = Pick<Settings, 'low_stock_at' | 'languages'>

/** Values until an owner changes them. */
export const defaultSettings: Omit<Settings, keyof InDatabase> = {
  shop_name: 'Tulpar',
  tax_rate: 0.06,
  tax_destinations: 'everywhere',
  free_shipping_over: 150,
  free_shipping_for: 'members',
  first_purchase_discount: 0.05,
  payment_hours: 72,
  low_stock_payment_hours: 12,
  cash_pickup_days: 3,
  unpaid_pieces_per_buyer: 200,
  orders_per_hour_email: 10,
  orders_per_hour_account: 60,
  orders_per_hour_address: 30,
  proof_max_mb: 5,
  kzt_rate: 0,
  rub_rate: 0,
  usd_rate: 0,
  rates_on: '',
  gift_wrapping: 'on',
  gift_wrapping_price: 8,
  working_days: [1, 2, 3, 4, 5],
  holidays: [],
  payment_details_approval: 'none',
  membership: 'automatic',
  staff_second_factor: 'in_production',
  staff_refund_limit: 500,
  return_days: 14,
  staff_idle_minutes: 30,
  staff_session_hours: 12,
  commission_percent: 10,
  hold_days: 14,
  carrier_name: carriers[0].name,
  carrier_tracking_url: carriers[0].trackingUrl,
  contact_email: '',
  analytics_consent: 'everybody',
  letters_per_minute: 600,
  image_cost_per_day: 5,
  image_cost_each: 0.2,
  analytics_months: 14,
  weekly_figures: 'on',
  figures_export: 'off',
  guest_token_days: 180,
  social_url: '',
  studio_address: '52 Jalan Panggung',
  studio_city: 'Kuala Lumpur',
  studio_state: 'W.P. Kuala Lumpur',
  studio_zip: '50000',
  studio_country: 'MY',
  studio_country_name: '',
  studio_coordinates: '3.1424, 101.6969',
  opening_hours: 'Mo-Fr 9:00-18:00; Sa 10:00-14:00',
  sst_number: '',
  agents_ucp: 'on',
  agents_mcp: 'on',
  agents_feeds: 'on',
  agents_signatures: 'when_present',
}

export function studioOf(settings: Settings) {
  const { studio_address: address, studio_city: city, studio_state: state, studio_zip: zip, studio_country: country } = settings
  const { studio_country_name: country_name } = settings
  return { address, city, state, zip, country, ...(country === 'OTHER' && country_name !== '' && { country_name }) }
}

const rateNames = { KZT: 'kzt_rate', RUB: 'rub_rate', USD: 'usd_rate' } as const satisfies Record<DisplayCurrency, keyof Settings>

export function rateNameOf(code: DisplayCurrency) {
  return rateNames[code]
}

export function displayRatesOf(settings: Settings): DisplayRate[] {
  return displayCurrencies.map((code) => ({ code, rate: settings[rateNames[code]] })).filter(({ rate }) => rate > 0)
}

export const settingsChange = settingRules.partial()
export type SettingsChange = z.infer<typeof settingsChange>

/** Merges stored settings over the defaults. Rows that are invalid or unknown to this version are ignored. */
export function settingsFrom(rows: readonly { key: string; value: unknown }[], inDatabase: InDatabase): Settings {
  const overrides = rows.map(({ key, value }) => settingsChange.safeParse({ [key]: value }).data ?? {})
  return Object.assign({ ...defaultSettings }, ...overrides, inDatabase)
}

/** Says which links of agents can be opened. Carts also come from links of the plain MCP server. */
export function handoffsOf({ agents_ucp, agents_mcp }: Pick<Settings, 'agents_ucp' | 'agents_mcp'>): { cart: boolean; checkout: boolean } {
  return { cart: agents_ucp === 'on' || agents_mcp === 'on', checkout: agents_ucp === 'on' }
}
