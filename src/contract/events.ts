import { z } from 'zod'
import { call } from './call.ts'
import { product } from './catalog.ts'
import { id, instant, language, limit, moneySchema, page, pageOf } from './fields.ts'

/** Shares of the picture's width and height, from its upper left corner. */
export const mapMarker = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** A map picture that staff uploaded, and the position of the venue on it. */
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
  /** IANA time zone of the venue. */
  time_zone: z.string(),
  is_past: z.boolean(),
  is_closed: z.boolean(),
  venue: z.string(),
  address: z.string(),
  country: z.string(),
  /** Name of the country, where `country` is OTHER. */
  country_name: z.string().nullable(),
  external_url: z.string().nullable(),
  /** What a visitor pays to get in; 0: free; null: not known. */
  entry_price: moneySchema.nullable(),
  image_url: z.string().nullable(),
  image_key: z.string().nullable(),
  /** Width of the original, in pixels. */
  image_width: z.int().nullable(),
  map: eventMap.nullable(),
})
export type Event = z.infer<typeof event>

/** Remaining pieces of a product at an event; `options` are by variation and size, like its stock. */
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
  /** Published events, including cancelled ones: coming ones by date, then past ones, latest first. */
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
