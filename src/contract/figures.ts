import { z } from 'zod'
import { eventCategories, eventTypes } from './analytics-events.ts'
import { call } from './call.ts'
import { dayOrInstant, id, instant, language, moneySchema } from './fields.ts'
import { csvFile, fromTo } from './lists.ts'
import { comparisons, deviceClasses, funnelSteps, reportFiles } from './rules/figure-reports.ts'
import { trimmed } from './rules/visible-text.ts'

const tags = ['Admin: figures']

/** Days of the shop, both included; an instant counts as its day. Defaults to the last thirty days. */
const span = {
  from: dayOrInstant.optional(),
  to: dayOrInstant.optional(),
  /** Narrows only the funnel, as do `language` and `source`. */
  device: z.enum(deviceClasses).optional(),
  language: language.optional(),
  source: z.string().overwrite(trimmed).max(100, 'too_long').optional(),
}

const totals = z.object({
  revenue: moneySchema,
  orders: z.int(),
  average_order: moneySchema.nullable(),
  units: z.int(),
  visitors: z.int(),
  sessions: z.int(),
  /** Share of sessions in which an order was placed; null without sessions. */
  conversion: z.number().nullable(),
  refunds: moneySchema,
})
export type FigureTotals = z.infer<typeof totals>

const changes = z.object({
  revenue: z.number().nullable(),
  orders: z.number().nullable(),
  average_order: z.number().nullable(),
  units: z.number().nullable(),
  visitors: z.number().nullable(),
  sessions: z.number().nullable(),
  conversion: z.number().nullable(),
  refunds: z.number().nullable(),
})

const figureDay = z.object({
  day: z.string(),
  orders: z.int(),
  revenue: moneySchema,
  sessions: z.int(),
  visitors: z.int(),
  paid_orders: z.int(),
  ordered_sessions: z.int(),
})
export type FigureDay = z.infer<typeof figureDay>

const bought = { orders: z.int(), revenue: moneySchema }
const named = { product_id: id, name: z.string(), sku: z.string() }
const visited = { sessions: z.int(), ordered_sessions: z.int() }
const funnel = z.array(z.object({ step: z.enum(funnelSteps), sessions: z.int() }))
const marks = z.array(
  z.object({ day: z.string(), kind: z.enum(['letter', 'event']), id, name: z.string(), recipients: z.int().nullable() }),
)
const search = z.object({ query: z.string(), searches: z.int(), sessions: z.int(), ordered_sessions: z.int() })

export const figures = z.object({
  from: z.string(),
  to: z.string(),
  time_zone: z.string(),
  totals,
  /** The same totals of the previous span or a year earlier. `change` is a share, null if there was nothing before. */
  compare: totals
    .extend({
      from: z.string(),
      to: z.string(),
      by_day: z.array(figureDay),
      change: changes,
      funnel,
      paid_sessions: z.int(),
      marks,
    })
    .nullable(),
  by_day: z.array(figureDay),
  funnel,
  /** Of the sessions with an order, those whose order is paid by now. */
  paid_sessions: z.int(),
  abandoned_carts: z.object({
    count: z.int(),
    value: moneySchema,
    recovered: z.int(),
    recovered_value: moneySchema,
    by_step: z.array(z.object({ step: z.string(), count: z.int(), value: moneySchema, recovered: z.int(), recovered_value: moneySchema })),
  }),
  top_products: z.array(
    z.object({
      ...named,
      image_key: z.string().nullable(),
      views: z.int(),
      adds: z.int(),
      orders: z.int(),
      units: z.int(),
      /** Revenue of its lines in paid orders: after discounts and refunds, without shipping and tax. */
      revenue: moneySchema,
    }),
  ),
  top_searches: z.array(search),
  searches_without_result: z.array(search),
  sources: z.array(z.object({ source: z.string(), ...visited, ...bought })),
  campaigns: z.array(
    z.object({ source: z.string(), medium: z.string(), campaign: z.string(), sessions: z.int(), ordered_sessions: z.int() }),
  ),
  partners: z.array(z.object({ partner_id: id, company: z.string(), code: z.string(), ...bought })),
  countries: z.array(z.object({ country: z.string().nullable(), ...bought, average_order: moneySchema.nullable() })),
  languages: z.array(z.object({ language, ...visited, ...bought })),
  devices: z.array(z.object({ device: z.enum(deviceClasses), ...visited })),
  discounts: z.array(z.object({ code: z.string(), ...bought, discount: moneySchema })),
  /** `share`: the members' share of revenue. */
  members: z.object({
    share: z.number().nullable(),
    revenue: moneySchema,
    orders: z.int(),
    guest_revenue: moneySchema,
    guest_orders: z.int(),
  }),
  /** Products that were most often in the same order. */
  sold_together: z.array(z.object({ ...named, with_id: id, with_name: z.string(), with_sku: z.string(), orders: z.int() })),
  /** Current: products without stock that people have on the wishlist (`wishes`) or want a notification for (`waiting`). */
  wished: z.array(z.object({ ...named, wishes: z.int(), waiting: z.int() })),
  /** Current: days until an option is sold out, at the pace of the last 28 days, in which `sold` pieces were sold. */
  running_out: z.array(z.object({ ...named, option: z.string(), available: z.int(), sold: z.int(), days: z.int() })),
  /** Orders of people who had followed a link of a letter in the week before. Revenue is that of their lines, as in `top_products`. */
  letters: z.array(z.object({ kind: z.enum(['campaign', 'automation']), id: z.string(), name: z.string().nullable(), ...bought })),
  /** Buyers by the month of their first order, and how many ordered again so many months later. */
  cohorts: z.array(
    z.object({
      month: z.string(),
      buyers: z.int(),
      ordered_again: z.int(),
      ...bought,
      later: z.array(z.object({ months: z.int(), buyers: z.int() })),
    }),
  ),
  cohorts_as_of: instant.nullable(),
  /** What happened on a day of the span: a campaign was sent, or an event began. */
  marks,
  /** How many of the orders were placed in a counted visit. */
  counted: z.object({ orders: z.int(), of: z.int() }),
  /** True while the last day is not over. */
  is_open: z.boolean(),
  as_of: instant,
})
export type Figures = z.infer<typeof figures>

/** The filter of the event list and of the event stream. */
export const eventFilter = z.object({
  type: z.enum(eventTypes).optional(),
  category: z.enum(eventCategories).optional(),
  session: z.string().max(64, 'too_long').optional(),
  /** The account's id or email. */
  account: z.string().overwrite(trimmed).max(254, 'too_long').optional(),
  /** The product's id or SKU, or the id or SKU of one of its variations. */
  product: z.string().overwrite(trimmed).max(100, 'too_long').optional(),
  /** The beginning of a path. */
  path: z.string().max(300, 'too_long').optional(),
  ...fromTo,
})

const visitEvent = z.object({
  id,
  occurred_at: instant,
  session_id: z.string(),
  account_id: id.nullable(),
  event_type: z.enum(eventTypes),
  event_category: z.enum(eventCategories),
  event_data: z.record(z.string(), z.unknown()),
  page_path: z.string().nullable(),
  product_id: id.nullable(),
  product_name: z.string().nullable(),
})
export type VisitEvent = z.infer<typeof visitEvent>

export const figuresContract = {
  read: call('admin')
    .route({ method: 'GET', path: '/admin/analytics', summary: 'Read what the shop sold and how it was visited', tags })
    .input(z.object({ ...span, compare: z.enum(comparisons).default('previous') }))
    .output(figures),
  file: call('admin')
    .route({
      method: 'GET',
      path: '/admin/analytics/{report}',
      summary: 'Download a report as CSV, such as top_products.csv; everything.csv has the first 1,000 rows of each, a cell a line',
      outputStructure: 'detailed',
      tags,
    })
    .input(z.object({ ...span, report: z.enum(reportFiles), lang: language.optional() }))
    .output(csvFile),
  events: call('admin')
    .route({ method: 'GET', path: '/admin/analytics/events', summary: 'Read what visitors did, newest first', tags })
    .input(
      eventFilter.extend({
        cursor: z.string().max(200, 'too_long').optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(
      z.object({
        events: z.array(visitEvent),
        next_cursor: z.string().nullable(),
        /** Number of events that match the filter apart from `type`, by type. */
        event_counts: z.record(z.enum(eventTypes), z.int()),
      }),
    ),
}
