import { expect, it } from 'vitest'
import { settableClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { publicCalls } from '#tests/support/public-calls.ts'
import { given } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/database.ts'
import { closeEvents } from './close-events.ts'
import { eventRoutes } from './index.ts'

const { db } = await testDatabase()
const clock = settableClock('2026-03-21T04:00:00Z')
const { call, ctxOf, uses } = publicCalls({ db, clock, router: { events: eventRoutes } })
const { product } = given(db)

type Wanted = { slug: string; starts: string; ends: string; status?: 'draft' | 'published' | 'cancelled'; isPublished?: boolean }
async function event({ slug, starts, ends, status = 'published', isPublished = status !== 'draft' }: Wanted) {
  const id = newId()
  await db
    .insertInto('events')
    .values({
      id,
      slug,
      status,
      published_at: isPublished ? clock.now() : null,
      starts_at: starts,
      ends_at: ends,
      title: `The ${slug}`,
      venue: 'Hall',
      address: 'Street 1',
    })
    .execute()
  return id
}
const next = await event({ slug: 'next', starts: '2026-03-28T02:00:00Z', ends: '2026-03-28T10:00:00Z' })
await event({ slug: 'later', starts: '2026-05-01T02:00:00Z', ends: '2026-05-01T10:00:00Z' })
await event({ slug: 'past', starts: '2026-02-01T02:00:00Z', ends: '2026-02-01T10:00:00Z' })
await event({ slug: 'long-past', starts: '2025-02-01T02:00:00Z', ends: '2025-02-01T10:00:00Z' })
await event({ slug: 'called-off', starts: '2026-04-01T02:00:00Z', ends: '2026-04-01T10:00:00Z', status: 'cancelled' })
const draft = await event({ slug: 'draft', starts: '2026-04-01T02:00:00Z', ends: '2026-04-01T10:00:00Z', status: 'draft' })
await event({ slug: 'never-shown', starts: '2026-04-01T02:00:00Z', ends: '2026-04-01T10:00:00Z', status: 'cancelled', isPublished: false })

const slugsOf = ({ body }: { body: unknown }) => (body as { events: { slug: string }[] }).events.map(({ slug }) => slug)

it('lists coming ones by date and past ones with the latest first, and none that was never published', async () => {
  expect(slugsOf(await call('GET', '/events'))).toEqual(['next', 'called-off', 'later', 'past', 'long-past'])
  expect(slugsOf(await call('GET', '/events?when=coming'))).toEqual(['next', 'called-off', 'later'])
  expect(await call('GET', '/events?when=past&limit=1')).toMatchObject({
    body: { events: [{ slug: 'past', is_past: true }], total: 2, page: 1, limit: 1 },
  })
})

it('says that an event is cancelled', async () => {
  expect(await call('GET', '/events/called-off')).toMatchObject({ status: 200, body: { status: 'cancelled' } })
})

it('shows an event by id and slug, with its active products in their order', async () => {
  const [first, second, hidden] = [await product(), await product(), await product({ status: 'draft' })]
  const rows = [second, hidden, first].map(({ id }, position) => ({ event_id: next, product_id: id, position }))
  await db.insertInto('event_products').values(rows).execute()
  const byId = await call('GET', `/events/${next}`)
  expect(byId).toMatchObject({ status: 200, body: { slug: 'next', products: [{ id: second.id }, { id: first.id }] } })
  expect(await call('GET', '/events/next')).toEqual(byId)
  expect(JSON.stringify(byId.body)).not.toContain('allocated')
  // Includes a hidden product, since the page shows it as soon as it becomes visible.
  expect([...uses]).toEqual(expect.arrayContaining(['events', ...rows.map(({ product_id: id }) => `product:${id}`)]))
})

it('hides drafts, and takes a malformed id for one that names nothing', async () => {
  for (const ref of [draft, 'draft', 'never-shown', newId(), '1', "'; drop table events", '%00']) {
    expect(await call('GET', `/events/${encodeURIComponent(ref)}`)).toEqual({
      status: 404,
      body: { error: 'event_not_found', code: 'event_not_found' },
    })
  }
})

it('speaks the asked language where it was translated', async () => {
  await db
    .insertInto('event_translations')
    .values({ event_id: next, language: 'kk', title: 'Келесі', venue: 'Зал', address: 'Көше 1' })
    .execute()
  expect(await call('GET', '/events/next?lang=kk')).toMatchObject({ body: { title: 'Келесі', venue: 'Зал' } })
  expect(await call('GET', '/events/next', undefined, { language: 'ru' })).toMatchObject({ body: { title: 'The next' } })
})

it('marks once that an event is over, which moves it on cached pages', async () => {
  expect(await closeEvents(ctxOf())).toBe(2)
  expect(await closeEvents(ctxOf())).toBe(0)
  clock.set('2026-03-28T10:00:00Z')
  expect(await closeEvents(ctxOf())).toBe(1)
  expect(slugsOf(await call('GET', '/events?when=past'))).toEqual(['next', 'past', 'long-past'])
})
