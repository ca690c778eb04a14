import { z } from 'zod'
import { call } from './call.ts'
import { eventCategories, eventTypes } from './analytics-events.ts'
import { trimmed } from './rules/visible-text.ts'

const mostDataBytes = 2048

const scalar = z.union([z.string().max(300, 'too_long'), z.number(), z.boolean(), z.null()])
const flat = z.record(z.string().max(40), scalar)
/** The depth is limited, so no code has to follow endless nesting. */
const eventData = z
  .record(z.string().max(40), z.union([scalar, flat, z.array(z.union([scalar, flat])).max(50)]))
  .refine((data) => JSON.stringify(data).length <= mostDataBytes, 'longer_than_allowed')
export type SentEventData = z.infer<typeof eventData>

const sessionId = z.string('required').regex(/^[\w.:-]{1,64}$/, 'invalid')

/** Part of the wire format, but never read: the session identifies the visitor. */
const claimedPerson = { userId: z.string().max(128).nullish(), userEmail: z.string().max(320).nullish() }

const abandonedItem = z.strictObject({
  productId: z.string('required').max(64, 'too_long'),
  name: z.string().max(300, 'too_long').default(''),
  quantity: z.int().min(1).max(999),
  price: z.number().min(0).max(1_000_000),
})

/** The last path segment of each call, and its input. */
export const analyticsInputs = {
  'session-start': z.strictObject({
    sessionId,
    ...claimedPerson,
    userAgent: z.string().max(1000, 'too_long').nullish(),
    referrer: z.string().max(4000, 'too_long').nullish(),
  }),
  /** `duration`: seconds. */
  'session-end': z.strictObject({ sessionId, ...claimedPerson, duration: z.number('required').min(0).max(604_800) }),
  event: z.strictObject({
    sessionId,
    ...claimedPerson,
    eventType: z.enum(eventTypes),
    eventCategory: z.enum(eventCategories).optional(),
    eventData: eventData.nullish(),
    pageUrl: z.string().max(4000, 'too_long').nullish(),
  }),
  'cart-abandonment': z.strictObject({
    sessionId,
    ...claimedPerson,
    cartValue: z.number('required').min(0).max(10_000_000),
    items: z.array(abandonedItem).min(1, 'required').max(50),
    lastStep: z.string().overwrite(trimmed).min(1).max(40, 'too_long').default('unknown'),
  }),
}
export type AnalyticsCall = keyof typeof analyticsInputs
export type AnalyticsInput<Call extends AnalyticsCall> = z.infer<(typeof analyticsInputs)[Call]>

export const analyticsContract = {
  sessionStart: call('everyone')
    .route({
      method: 'POST',
      path: '/analytics/session-start',
      summary: 'Tell that a visit has begun',
      successStatus: 204,
      tags: ['Analytics'],
    })
    .input(analyticsInputs['session-start'])
    .output(z.void()),
  sessionEnd: call('everyone')
    .route({
      method: 'POST',
      path: '/analytics/session-end',
      summary: 'Tell that a visit has ended, and how long it took',
      successStatus: 204,
      tags: ['Analytics'],
    })
    .input(analyticsInputs['session-end'])
    .output(z.void()),
  event: call('everyone')
    .route({ method: 'POST', path: '/analytics/event', summary: 'Tell what a visitor did', successStatus: 204, tags: ['Analytics'] })
    .input(analyticsInputs.event)
    .output(z.void()),
  cartAbandonment: call('everyone')
    .route({
      method: 'POST',
      path: '/analytics/cart-abandonment',
      summary: 'Tell that a cart was left behind',
      successStatus: 204,
      tags: ['Analytics'],
    })
    .input(analyticsInputs['cart-abandonment'])
    .output(z.void()),
}
