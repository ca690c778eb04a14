import { newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { type DemoEvent, demoEvents } from './demo-events.ts'

const dayMs = 24 * 3_600_000
const hourMs = 3_600_000
const translated = ['ru', 'kk'] as const

export async function loadDemoEvents(ctx: Ctx): Promise<void> {
  if (await ctx.db.selectFrom('events').select('id').limit(1).executeTakeFirst()) return
  await inTransaction(ctx, async (inner) => {
    for (const event of demoEvents) await insertEvent(inner, event)
  })
}

async function insertEvent({ db, clock }: Ctx, event: DemoEvent): Promise<void> {
  const id = newId()
  const now = clock.now()
  const day = dayOf(event, now)
  const pictures = await db
    .selectFrom('named_pictures')
    .select(['name', 'picture_key'])
    .where('name', 'in', [event.picture, event.map.picture])
    .execute()
  const keyOf = (name: string) => pictures.find((picture) => picture.name === name)?.picture_key ?? null
  const map = keyOf(event.map.picture)
  await db
    .insertInto('events')
    .values({
      id,
      slug: event.slug,
      status: 'published',
      published_at: now,
      starts_at: new Date(day + event.fromHour * hourMs),
      ends_at: new Date(day + event.toHour * hourMs),
      time_zone: event.timeZone,
      country: event.country,
      external_url: event.externalUrl ?? null,
      entry_price: event.entryPrice ?? null,
      picture_key: keyOf(event.picture),
      map_picture_key: map,
      map_x: map && event.map.x,
      map_y: map && event.map.y,
      title: event.title.en,
      summary: event.summary.en,
      description: event.description.en,
      venue: event.venue.en,
      address: event.address.en,
    })
    .execute()
  await db
    .insertInto('event_translations')
    .values(
      translated.map((language) => ({
        event_id: id,
        language,
        title: event.title[language],
        summary: event.summary[language],
        description: event.description[language],
        venue: event.venue[language],
        address: event.address[language],
      })),
    )
    .execute()
  const places = event.products.map(([slug]) => slug)
  const products = await db.selectFrom('products').select(['id', 'slug']).where('slug', 'in', places).execute()
  if (products.length === 0) return
  await db
    .insertInto('event_products')
    .values(
      products.map(({ id: productId, slug }) => ({
        event_id: id,
        product_id: productId,
        position: places.indexOf(slug),
      })),
    )
    .execute()
}

/** Returns midnight UTC of the event's day, in milliseconds. */
function dayOf({ inDays, weekday }: DemoEvent, now: Date): number {
  const earliest = (Math.floor(now.getTime() / dayMs) + inDays) * dayMs
  return earliest + ((weekday - new Date(earliest).getUTCDay() + 7) % 7) * dayMs
}
