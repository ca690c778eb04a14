import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'

export async function publishTexts(db: Database): Promise<void> {
  const now = new Date()
  const words = { title: 'Title', summary: 'Summary' }
  await db
    .insertInto('stories')
    .values({ id: newId(), slug: 'ram-horn', motif: 'horn', body: 'A horn.', ...words })
    .execute()
  await db
    .insertInto('content_pages')
    .values({ slug: 'terms', updated_on: '2025-06-18', ...words })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('events')
    .values({
      id: newId(),
      slug: 'nauryz',
      status: 'published',
      published_at: now,
      starts_at: now,
      ends_at: new Date(now.getTime() + 3_600_000),
      venue: 'Hall',
      address: '1 Jalan Ampang',
      ...words,
    })
    .execute()
}
