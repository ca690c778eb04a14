import { perOther } from './languages.ts'
import { z } from 'zod'
import { typedCountry } from './checkout.ts'
import { call, callRepeatable } from './call.ts'
import {
  expectedUpdatedAt,
  id,
  instant,
  language,
  moneySchema,
  mostSize,
  pageOf,
  priceInput,
  requiredText,
  typedInstant,
} from './fields.ts'
import { listInput } from './lists.ts'
import { eventMap as map, mapMarker } from './events.ts'
import { eventImage, eventMap } from './uploads.ts'
import { trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

const texts = {
  title: requiredText(200),
  summary: z.string().overwrite(trimmed).max(1000, 'too_long'),
  description: z.string().overwrite(trimmed).max(20_000, 'too_long'),
  venue: requiredText(200),
  address: requiredText(300),
}
const translated = z.strictObject({
  title: texts.title,
  summary: texts.summary.default(''),
  description: texts.description.default(''),
  /** Defaults to the English text. */
  venue: z.string().overwrite(trimmed).max(200, 'too_long').optional(),
  address: z.string().overwrite(trimmed).max(300, 'too_long').optional(),
})

export const eventStatuses = ['draft', 'published', 'cancelled'] as const
export type EventStatus = (typeof eventStatuses)[number]

const fields = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_slug')
    .max(100),
  status: z.enum(eventStatuses),
  starts_at: typedInstant,
  ends_at: typedInstant,
  /** A time zone name of the IANA database. */
  time_zone: z.string().overwrite(trimmed).max(60, 'too_long'),
  /** The last moment at which orders are handed over; null: until the event ends. */
  pickup_until: typedInstant.nullable(),
  ...texts,
  ...typedCountry,
  external_url: z
    .url({ protocol: /^https$/, error: 'needs_https' })
    .max(500, 'too_long')
    .nullable(),
  /** What a visitor pays to get in; 0: free; null: not known. */
  entry_price: priceInput.nullable(),
  /** Omitted languages stay unchanged; null removes one. */
  translations: z.strictObject(perOther(() => translated.nullable())).partial(),
  /** Products on the event's page, in this order. Allocating pieces also adds a product. */
  product_ids: z.array(id).max(60, 'too_many'),
})
export const newEvent = fields.partial().required({ title: true, starts_at: true, ends_at: true, venue: true, address: true })
export type NewEvent = z.infer<typeof newEvent>
export const eventChange = fields.partial().extend({
  /** Ends all sales and returns unreserved pieces to the shop. Only a later `ends_at` reverts this. */
  closed: z.literal(true).optional(),
  /** Allowed only if there is a map; null removes the marker. */
  map_marker: z.strictObject(mapMarker.shape).nullable().optional(),
  expected_updated_at: expectedUpdatedAt,
})
export type EventChange = z.infer<typeof eventChange>

export const adminEvent = z.object({
  id,
  slug: z.string(),
  status: z.enum(eventStatuses),
  starts_at: instant,
  ends_at: instant,
  time_zone: z.string(),
  pickup_until: instant.nullable(),
  closed_at: instant.nullable(),
  is_past: z.boolean(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  venue: z.string(),
  address: z.string(),
  country: z.string(),
  /** The country name that staff entered, where `country` is OTHER. */
  country_name: z.string().nullable(),
  external_url: z.string().nullable(),
  entry_price: moneySchema.nullable(),
  translations: z.partialRecord(
    language,
    z.object({ title: z.string(), summary: z.string(), description: z.string(), venue: z.string(), address: z.string() }),
  ),
  image_url: z.string().nullable(),
  image_key: z.string().nullable(),
  map: map.nullable(),
  product_ids: z.array(id),
  pieces: z.object({ allocated: z.int(), reserved: z.int(), sold: z.int(), collected: z.int(), returned: z.int(), remaining: z.int() }),
  /** Orders to be collected: the total, those handed over, and those that wait for a decision by staff. */
  pickups: z.object({ orders: z.int(), collected: z.int(), to_decide: z.int() }),
  created_at: instant,
  updated_at: instant,
})
export type AdminEvent = z.infer<typeof adminEvent>

const eventPageForStaff = adminEvent.extend({
  products: z.array(z.object({ id, name: z.string(), sku: z.string(), image_key: z.string().nullable() })),
})
export type AdminEventPage = z.infer<typeof eventPageForStaff>

export const eventTimes = ['running', 'coming', 'past'] as const
const filters = { status: z.enum(eventStatuses).optional(), when: z.enum(eventTimes).optional() }

const path = z.object({ id })
const tags = ['Admin: events']
const notFound = { event_not_found: { status: 404 } } as const
const rowChanged = { changed_meanwhile: { status: 409, data: z.object({ current: adminEvent }) } } as const
const refusedImages = {
  picture_too_large: { status: 413, data: mostSize },
  picture_type_refused: { status: 415 },
  picture_refused: { status: 422 },
  picture_too_many_pixels: { status: 422 },
  picture_two_in_one: { status: 422 },
} as const
const taken = { slug_taken: { status: 409 } } as const

export const adminEventsContract = {
  list: call('staff')
    .route({ method: 'GET', path: '/admin/events', summary: 'List the events, drafts too', tags })
    .input(listInput(filters, listSorts.events))
    .output(pageOf('events', adminEvent)),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/events/{id}', summary: 'Read an event as it is edited', tags })
    .input(path)
    .output(eventPageForStaff)
    .errors(notFound),
  create: callRepeatable('admin')
    .route({ method: 'POST', path: '/admin/events', summary: 'Add an event', successStatus: 201, tags })
    .input(newEvent)
    .output(adminEvent)
    .errors(taken),
  change: call('admin')
    .route({
      method: 'PATCH',
      path: '/admin/events/{id}',
      summary: 'Change, publish, close or cancel an event',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: eventChange }))
    .output(adminEvent)
    .errors({ ...notFound, ...taken, ...rowChanged }),
  remove: call('admin')
    .route({ method: 'DELETE', path: '/admin/events/{id}', summary: 'Delete a draft without orders', successStatus: 204, tags })
    .input(path)
    .output(z.void())
    .errors({ ...notFound, event_in_use: { status: 409 } }),
  setImage: call('admin')
    .route({ method: eventImage.method, path: eventImage.path, summary: 'Give an event its image', inputStructure: 'detailed', tags })
    .input(z.object({ params: path, body: z.strictObject({ file: z.file('missing_file'), expected_updated_at: expectedUpdatedAt }) }))
    .output(adminEvent)
    .errors({ ...notFound, ...refusedImages, ...rowChanged }),
  setMap: call('admin')
    .route({
      method: eventMap.method,
      path: eventMap.path,
      summary: 'Give an event a picture of the way',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: z.strictObject({ file: z.file('missing_file'), expected_updated_at: expectedUpdatedAt }) }))
    .output(adminEvent)
    .errors({ ...notFound, ...refusedImages, ...rowChanged }),
  removeMap: call('admin')
    .route({ method: 'DELETE', path: eventMap.path, summary: 'Take the picture of the way from an event', tags })
    .input(path)
    .output(adminEvent)
    .errors(notFound),
}
