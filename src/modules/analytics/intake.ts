import { ValidationError } from '@orpc/contract'
import type { z } from 'zod'
import { accountIdOf, type Actor, isStaff } from '#contract/actor.ts'
import { type AnalyticsCall, type AnalyticsInput, analyticsInputs, type SentEventData } from '#contract/analytics.ts'
import { categoryOfEvent, type EventCategory, type EventType } from '#contract/analytics-events.ts'
import type { Clock } from '#kit/clock/clock.ts'
import { refuseUnstorable } from '#kit/http/first-look.ts'
import { isId, newId } from '#kit/ids.ts'
import { deviceClassOf } from './device-class.ts'
import type { IntakeBuffer } from './intake-buffer.ts'
import type { EventRow, SessionNews } from './intake-rows.ts'
import { readReferrerHost, readVisitedPage, storable } from './visited-page.ts'

type IntakeOptions = {
  buffer: Pick<IntakeBuffer, 'add'>
  clock: Clock
  ownHost: string
  limit: { take(address: string): void }
}
type Addition = Parameters<IntakeBuffer['add']>[0]
export type Visitor = {
  actor: Actor
  referral?: string | undefined
}
export type Teller = Visitor & { address: string }
export type Intake = ReturnType<typeof createIntake>

const inputs: { [Call in AnalyticsCall]: z.ZodType<AnalyticsInput<Call>> } = analyticsInputs

/** Validates events, limits them per address and buffers them, so no response waits for the database. Visits by staff are left out. */
export function createIntake({ buffer, clock, ownHost, limit }: IntakeOptions) {
  function visitOf({ actor, referral }: Visitor): Visit {
    return { at: clock.now(), accountId: accountIdOf(actor), referral: referral ?? null }
  }

  function add<Call extends AnalyticsCall>(call: Call, input: AnalyticsInput<Call>, visitor: Visitor): void {
    if (!isStaff(visitor.actor)) buffer.add(additions[call](input, visitOf(visitor)))
  }

  const additions: { [Call in AnalyticsCall]: (input: AnalyticsInput<Call>, visit: Visit) => Addition } = {
    'session-start': ({ sessionId, userAgent, referrer }, visit) => ({
      session: {
        ...newsOf(sessionId, visit),
        device_class: deviceClassOf(userAgent),
        referrer_host: readReferrerHost(referrer, ownHost),
      },
    }),
    'session-end': ({ sessionId, duration }, visit) => ({
      session: { ...newsOf(sessionId, visit), has_begun: false, ended_at: visit.at, duration_seconds: Math.round(duration) },
    }),
    event: addEvent,
    'cart-abandonment': addAbandonment,
  }

  return {
    /** Takes validated input. Throws TooManyRequests. */
    take<Call extends AnalyticsCall>(call: Call, input: AnalyticsInput<Call>, teller: Teller): void {
      limit.take(teller.address)
      add(call, input, teller)
    },
    /** Counts an event before its body arrives; `receive` does not count it again. Throws TooManyRequests. */
    admit: (address: string): void => limit.take(address),
    /** Takes the raw body of an admitted event. Throws InvalidInput, ValidationError. */
    receive<Call extends AnalyticsCall>(call: Call, body: unknown, visitor: Visitor): void {
      refuseUnstorable(body)
      const { data, error } = inputs[call].safeParse(body)
      if (error) throw new ValidationError({ message: 'invalid', issues: error.issues, data: body })
      add(call, data, visitor)
    },
  }
}

type Visit = { at: Date; accountId: string | null; referral: string | null }

function addEvent(input: AnalyticsInput<'event'>, visit: Visit): Addition {
  const { sessionId, eventType: type, eventCategory: category = categoryOfEvent[type], eventData } = input
  const page = readVisitedPage(input.pageUrl)
  return {
    session: {
      ...newsOf(sessionId, visit),
      landing_path: page?.path ?? null,
      utm_source: page?.utmSource ?? null,
      utm_medium: page?.utmMedium ?? null,
      utm_campaign: page?.utmCampaign ?? null,
      partner_code: page?.partnerCode ?? visit.referral,
      has_cart: type === 'add_to_cart',
    },
    event: eventRow(sessionId, visit, { type, category, data: eventData ?? {}, path: page?.path ?? null }),
  }
}

/** Also stores the abandonment as an event, so that every list of events contains it. */
function addAbandonment(input: AnalyticsInput<'cart-abandonment'>, visit: Visit): Addition {
  const { sessionId, cartValue, lastStep } = input
  const items = input.items.map((item) => ({ ...item, productId: storable(item.productId), name: storable(item.name) }))
  const data = { value: cartValue, items: items.reduce((sum, { quantity }) => sum + quantity, 0), lastStep }
  return {
    session: newsOf(sessionId, visit),
    abandonment: { ...rowOf(sessionId, visit), cart_value: cartValue, items, last_step: storable(lastStep) },
    event: eventRow(sessionId, visit, { type: 'cart_abandonment', category: 'ecommerce', data, path: null }),
  }
}

function rowOf(sessionId: string, { at, accountId }: Visit) {
  return { id: newId(), occurred_at: at, session_id: sessionId, account_id: accountId }
}

type Said = { type: EventType; category: EventCategory; data: SentEventData; path: string | null }

function eventRow(sessionId: string, visit: Visit, { type, category, data, path }: Said): EventRow {
  const { productId } = data
  return {
    ...rowOf(sessionId, visit),
    event_type: type,
    event_category: category,
    event_data: storableData(data),
    page_path: path,
    product_id: typeof productId === 'string' && isId(productId) ? productId : null,
  }
}

function storableData(data: SentEventData): SentEventData {
  const text = (value: unknown): unknown => {
    if (typeof value === 'string') return storable(value)
    if (Array.isArray(value)) return value.map(text)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storable(key), text(inner)]))
  }
  return text(data) as SentEventData
}

function newsOf(sessionId: string, { at, accountId, referral }: Visit): SessionNews {
  return {
    id: sessionId,
    first_seen_at: at,
    last_seen_at: at,
    has_begun: true,
    ended_at: null,
    duration_seconds: null,
    account_id: accountId,
    device_class: null,
    referrer_host: null,
    landing_path: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    partner_code: referral,
    has_cart: false,
  }
}
