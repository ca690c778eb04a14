import { expect, it } from 'vitest'
import { stall } from '#tests/support/stall.ts'

const { call, done, event, token } = await stall()

it('keeps an entry price, also of nothing, and none where none is known', async () => {
  expect((await event()).entry_price).toBeNull()
  for (const entry_price of [25.5, 0]) {
    const { id } = await event({ entry_price })
    expect((await call('GET', `/api/events/${id}`)).body).toMatchObject({ entry_price })
    expect(await done('PATCH', `/api/admin/events/${id}`, { entry_price: null })).toMatchObject({ entry_price: null })
  }
})

it('records a change of the entry price', async () => {
  const { id } = await event({ entry_price: 10 })
  await done('PATCH', `/api/admin/events/${id}`, { entry_price: 0 })
  const { body } = await call('GET', `/api/admin/audit-log?entity=event&entity_id=${id}`, { token })
  expect(JSON.stringify(body)).toContain('"entry_price"')
})

it.each([-1, 1.005, 1e-9, 1_000_000.01, '12'])('refuses an entry price of %s beside its field', async (entry_price) => {
  const { id } = await event()
  const { status, body } = await call('PATCH', `/api/admin/events/${id}`, { token, body: { entry_price } })
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'invalid_input', fields: { entry_price: expect.any(String) } })
})
