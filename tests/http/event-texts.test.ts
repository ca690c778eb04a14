import { expect, it } from 'vitest'
import { stall } from '#tests/support/stall.ts'

const { call, db, done, event } = await stall()

it('shows English where a translation has gaps, also after the event has moved', async () => {
  const { id } = await event({ status: 'published', summary: 'Felt and tea', translations: { kk: { title: 'Жәрмеңке' } } })
  const seen = async () => (await call('GET', `/api/events/${id}?lang=kk`)).body
  const { venue, address } = await event({ status: 'draft' })
  expect(await seen()).toMatchObject({ title: 'Жәрмеңке', summary: 'Felt and tea', venue, address })
  // Earlier versions stored it like this.
  await db.updateTable('event_translations').set({ venue }).where('event_id', '=', id).execute()
  await done('PATCH', `/api/admin/events/${id}`, { venue: 'New hall', address: '2 New Street' })
  await expect.poll(seen).toMatchObject({ title: 'Жәрмеңке', venue: 'New hall', address: '2 New Street' })
})
