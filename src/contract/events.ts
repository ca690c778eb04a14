import { z } from 'zod'
import { call } from './call.ts'
import { product } from './catalog.ts'
import { id, instant, language, limit, page, pageOf } from './fields.ts'

/** As shares of a picture's width and height, from its upper left. */
export const mapMarker = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** A picture of the way there, which staff uploaded, and where on it the place is. */
export const eventMap = z.object({
  image_url: z.string(),
  image_key: z.string(),
  width: z.int(),
  height: z.int(),
  marker: mapMarker.nullable(),
})
export type EventMap = z.infer<typeof eventMap>

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
  is_closed: z.boolean(),
  venue: z.string(),
  address: z.string(),
  country: z.string(),
  /** What it is called where `country` is OTHER. */
  country_name: z.string().nullable(),
  external_url: z.string().nullable(),
  image_url: z.string().nullable(),
  image_key: z.string().nullable(),
  /** In pixels, of the original. */
  image_width: z.int().nullable(),
  map: eventMap.nullable(),
})
export type Event = z.infer<typeof event>

/** What is left of a product at an event; `options` as its stock is kept, by variation and size. */
export const leftAtEvent = z.object({
  remaining: z.int(),
  options: z.array(z.object({ variation_id: id.nullable(), size: z.string().nullable(), remaining: z.int() })),
})

const eventPickup = z.object({
  is_offered: z.boolean(),
  /** The last moment at which orders are handed over. */
  until: instant,
  pays_at_stall: z.boolean(),
})

export const eventPage = event.extend({ products: z.array(product.extend({ at_event: leftAtEvent })), pickup: eventPickup })
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
