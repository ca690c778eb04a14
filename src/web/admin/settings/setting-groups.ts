import { fieldLengths } from '#contract/rules/field-lengths.ts'
import type { ShopSettings } from '#contract/settings.ts'

/** The switches of agents have a page of their own. */
export type SettingName = Exclude<keyof ShopSettings, 'updated_at' | `agents_${string}`>
type Kind =
  | { kind: 'text'; most: number; isOptional?: boolean }
  | { kind: 'number'; least: number; most: number; isMoney?: boolean; decimals?: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'country' }
  | { kind: 'languages' }

/** How each setting is edited. A missing setting is a type error. Names and help texts are in messages/…/admin-settings.json. */
export const settingKinds = {
  shop_name: { kind: 'text', most: 60 },
  contact_email: { kind: 'text', most: 254, isOptional: true },
  languages: { kind: 'languages' },
  social_url: { kind: 'text', most: 500, isOptional: true },
  studio_address: { kind: 'text', most: 300 },
  studio_city: { kind: 'text', most: 120 },
  studio_state: { kind: 'text', most: 120, isOptional: true },
  studio_zip: { kind: 'text', most: fieldLengths.zip, isOptional: true },
  studio_country: { kind: 'country' },
  studio_country_name: { kind: 'text', most: fieldLengths.country_name, isOptional: true },
  studio_coordinates: { kind: 'text', most: 60, isOptional: true },
  opening_hours: { kind: 'text', most: 200, isOptional: true },
  sst_number: { kind: 'text', most: 40, isOptional: true },
  carrier_name: { kind: 'text', most: 60, isOptional: true },
  carrier_tracking_url: { kind: 'text', most: 500, isOptional: true },
  low_stock_at: { kind: 'number', least: 0, most: 1000 },
  low_stock_payment_hours: { kind: 'number', least: 1, most: 2160 },
  unpaid_pieces_per_buyer: { kind: 'number', least: 1, most: 1_000_000 },
  orders_per_hour_email: { kind: 'number', least: 1, most: 100_000 },
  orders_per_hour_account: { kind: 'number', least: 1, most: 100_000 },
  orders_per_hour_address: { kind: 'number', least: 1, most: 100_000 },
  guest_token_days: { kind: 'number', least: 1, most: 3650 },
  membership: { kind: 'choice', options: ['automatic', 'approved'] },
  payment_details_approval: { kind: 'choice', options: ['none', 'second_admin'] },
  commission_percent: { kind: 'number', least: 0, most: 100 },
  hold_days: { kind: 'number', least: 0, most: 365 },
  return_days: { kind: 'number', least: 0, most: 365 },
  staff_refund_limit: { kind: 'number', least: 0, most: 1_000_000, isMoney: true },
  staff_second_factor: { kind: 'choice', options: ['always', 'in_production', 'never'] },
  staff_idle_minutes: { kind: 'number', least: 5, most: 1440 },
  staff_session_hours: { kind: 'number', least: 1, most: 720 },
  letters_per_minute: { kind: 'number', least: 1, most: 100_000 },
  image_cost_per_day: { kind: 'number', least: 0, most: 10_000, decimals: 2 },
  image_cost_each: { kind: 'number', least: 0, most: 100, decimals: 2 },
  analytics_consent: { kind: 'choice', options: ['everybody', 'nobody'] },
  analytics_months: { kind: 'number', least: 1, most: 60 },
  weekly_figures: { kind: 'choice', options: ['on', 'off'] },
  figures_export: { kind: 'choice', options: ['on', 'off'] },
} as const satisfies Record<SettingName, Kind>

export const settingGroups = {
  shop: ['shop_name', 'contact_email', 'social_url', 'languages'],
  studio: [
    'studio_address',
    'studio_city',
    'studio_state',
    'studio_zip',
    'studio_country',
    'studio_country_name',
    'studio_coordinates',
    'opening_hours',
    'sst_number',
  ],
  shipping: ['carrier_name', 'carrier_tracking_url'],
  orders: [
    'low_stock_at',
    'low_stock_payment_hours',
    'unpaid_pieces_per_buyer',
    'orders_per_hour_email',
    'orders_per_hour_account',
    'orders_per_hour_address',
    'guest_token_days',
  ],
  members: ['membership'],
  partners: ['commission_percent', 'hold_days'],
  money: ['payment_details_approval', 'staff_refund_limit', 'return_days'],
  staff: ['staff_second_factor', 'staff_idle_minutes', 'staff_session_hours'],
  letters: ['letters_per_minute'],
  images: ['image_cost_per_day', 'image_cost_each'],
  analytics: ['analytics_consent', 'analytics_months', 'weekly_figures', 'figures_export'],
} as const satisfies Record<string, readonly SettingName[]>

export const groupNames = Object.keys(settingGroups) as (keyof typeof settingGroups)[]
export const settingNames = Object.keys(settingKinds) as SettingName[]
