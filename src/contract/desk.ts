import { z } from 'zod'
import { call } from './call.ts'
import { roles } from './rules/roles.ts'
import { email, id, instant, language, moneySchema } from './fields.ts'
import { orderRow } from './orders.ts'
import { dashboardRanges, waitNames } from './rules/waiting-lists.ts'
import { trimmed } from './rules/visible-text.ts'

/** `since`: when the oldest item began to wait, became late, or will be cancelled. Null if nothing waits or its age is not shown. */
const waiting = z.object({ count: z.int(), href: z.string(), since: instant.nullable() })

const attention = z.record(z.enum(waitNames), waiting)
export type Attention = z.infer<typeof attention>

const dashboardStats = z.object({
  total_products: z.int(),
  in_stock: z.int(),
  new_orders: z.int(),
  pending: z.int(),
  in_production: z.int(),
  completed: z.int(),
  revenue: moneySchema,
})
/** Earlier stock levels are unknown. */
const earlierStats = dashboardStats.extend({ in_stock: z.null() })
const dashboardDay = z.object({ day: z.string(), orders: z.int(), revenue: moneySchema })
export type DashboardDay = z.infer<typeof dashboardDay>

const scarceOption = z.object({
  product_id: id,
  name: z.string(),
  variation_name: z.string().nullable(),
  size: z.string().nullable(),
  available: z.int(),
  image_key: z.string().nullable(),
})

const dashboard = z.object({
  range: z.enum(dashboardRanges),
  from: instant,
  to: instant,
  time_zone: z.string(),
  stats: dashboardStats,
  previous: earlierStats.nullable(),
  by_day: z.array(dashboardDay),
  /** The whole previous span, for comparison with `by_day`; empty for `all`. */
  previous_by_day: z.array(dashboardDay),
  recent_orders: z.array(orderRow),
  attention,
  running_low: z.array(scarceOption),
  /** By kind, newest first; only filled for administrators. */
  failed_jobs: z.array(z.object({ name: z.string(), count: z.int(), last_failed_at: instant })),
})
export type Dashboard = z.infer<typeof dashboard>

const foundProduct = z.object({ id, name: z.string(), sku: z.string(), slug: z.string(), status: z.string() })
const foundPerson = z.object({ id, email: z.string(), full_name: z.string(), phone: z.string().nullable(), role: z.enum(roles) })
const foundPartner = z.object({ id, company: z.string(), code: z.string() })
const foundEvent = z.object({ id, slug: z.string(), title: z.string(), starts_at: instant, status: z.string() })

export const foundThings = z.object({
  orders: z.array(orderRow),
  products: z.array(foundProduct),
  members: z.array(foundPerson),
  partners: z.array(foundPartner),
  events: z.array(foundEvent),
})
export type FoundThings = z.infer<typeof foundThings>

export const deskContract = {
  dashboard: call('staff')
    .route({ method: 'GET', path: '/admin/dashboard', summary: 'Read the figures and what waits for staff', tags: ['Admin: dashboard'] })
    .input(z.object({ range: z.enum(dashboardRanges).default('week') }))
    .output(dashboard),
  waiting: call('staff')
    .route({ method: 'GET', path: '/admin/waiting', summary: 'Count what waits for staff', tags: ['Admin: dashboard'] })
    .output(z.object({ attention })),
  search: call('staff')
    .route({ method: 'GET', path: '/admin/search', summary: 'Find orders, products, people and events', tags: ['Admin: dashboard'] })
    .input(z.object({ q: z.string().overwrite(trimmed).max(100).default('') }))
    .output(foundThings),
  testEmail: call('admin', { limit: { name: 'test-email', points: 20, perSeconds: 600, by: 'account' } })
    .route({ method: 'POST', path: '/admin/test-email', summary: 'Send a test email', tags: ['Admin: dashboard'] })
    .input(z.strictObject({ email, language: language.optional() }))
    .output(z.object({ message: z.string() }))
    .errors({ mail_failed: { status: 502, data: z.object({ reason: z.string() }) } }),
}
