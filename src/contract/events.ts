import { z } from 'zod'
import { call } from './call.ts'
import { product } from './catalog.ts'
import { id, instant, language, limit, page, pageOf } from './fields.ts'

export const event = z.object({
  id,
  slug: z.string(),
  status: z.enum(['published', 'cancelled']),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  starts_at: instant,
  ends_at: instant,
  /** Of the IANA database: where its clock stands. */
  time_zone: z.string(),
  is_past: z.boolean(),
  venue: z.string(),
  address: z.string(),
  country: z.string(),
  external_url: z.string().nullable(),
  image_url: z.string().nullable(),
  image_key: z.string().nullable(),
})
export type Event = z.infer<typeof event>

export const eventPage = event.extend({ products: z.array(product) })
export type EventPage = z.infer<typeof eventPage>

export const eventsContract = {
  /** What was published, a cancelled one too: coming ones by date, then past ones, the latest first. */
  list: call('everyone')
    .route({ method: 'GET', path: '/events', summary: 'List the published events', tags: ['Events'] })
    .input(z.object({ when: z.enum(['coming', 'past']).optional(), page, limit, lang: language.optional() }))
    .output(pageOf('events', event)),
  get: call('everyone')
    .route({ method: 'GET', path: '/events/{id}', summary: 'Read an event by id or slug, with its products', tags: ['Events'] })
    .input(z.object({ id: z.string().max(100), lang: language.optional() }))
    .output(eventPage)
    .errors({ event_not_found: { status: 404 } }),
}
