import type { EventCategory, EventType } from '#contract/analytics-events.ts'
import type { SentEventData } from '#contract/analytics.ts'
import type { DeviceClass } from './device-class.ts'

export type EventRow = {
  id: string
  occurred_at: Date
  session_id: string
  account_id: string | null
  event_type: EventType
  event_category: EventCategory
  event_data: SentEventData
  page_path: string | null
  product_id: string | null
}

export type AbandonmentRow = {
  id: string
  occurred_at: Date
  session_id: string
  account_id: string | null
  cart_value: number
  items: readonly { productId: string; name: string; quantity: number; price: number }[]
  last_step: string
}

/** Facts about a session that arrived since the last write. */
export type SessionNews = {
  id: string
  first_seen_at: Date
  last_seen_at: Date
  /** An end event alone does not start a session. */
  has_begun: boolean
  ended_at: Date | null
  duration_seconds: number | null
  account_id: string | null
  device_class: DeviceClass | null
  referrer_host: string | null
  landing_path: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  partner_code: string | null
  has_cart: boolean
}

export type Batch = { events: EventRow[]; abandonments: AbandonmentRow[]; sessions: Map<string, SessionNews> }

/** Keeps the first known values, except for the end of the session. */
export function mergeNews(earlier: SessionNews | undefined, later: SessionNews): SessionNews {
  if (!earlier) return later
  return {
    id: earlier.id,
    first_seen_at: earlier.first_seen_at,
    last_seen_at: later.last_seen_at,
    has_begun: earlier.has_begun || later.has_begun,
    ended_at: later.ended_at ?? earlier.ended_at,
    duration_seconds: later.duration_seconds ?? earlier.duration_seconds,
    account_id: earlier.account_id ?? later.account_id,
    device_class: earlier.device_class ?? later.device_class,
    referrer_host: earlier.referrer_host ?? later.referrer_host,
    landing_path: earlier.landing_path ?? later.landing_path,
    utm_source: earlier.utm_source ?? later.utm_source,
    utm_medium: earlier.utm_medium ?? later.utm_medium,
    utm_campaign: earlier.utm_campaign ?? later.utm_campaign,
    partner_code: earlier.partner_code ?? later.partner_code,
    has_cart: earlier.has_cart || later.has_cart,
  }
}
