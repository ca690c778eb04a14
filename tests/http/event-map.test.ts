import sharp from 'sharp'
import { expect, it } from 'vitest'
import { stall } from '#tests/support/stall.ts'

const { call, done, send, token } = await stall()

async function picture(width: number, height: number): Promise<FormData> {
  const form = new FormData()
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#E6D9C4' } })
    .png()
    .toBuffer()
  form.set('file', new File([new Uint8Array(bytes)], 'plan.png', { type: 'image/png' }))
  return form
}

it('shows visitors the way on a picture of the shop’s own, with a marker where the place is', async () => {
  const from = new Date(Date.now() + 24 * 3_600_000)
  const { id } = await done<{ id: string }>('POST', '/api/admin/events', {
    title: 'Felt fair',
    venue: 'Central Market',
    address: 'Jalan Hang Kasturi',
    status: 'published',
    starts_at: from.toISOString(),
    ends_at: new Date(from.getTime() + 3_600_000).toISOString(),
  })
  const path = `/api/admin/events/${id}`
  const shown = async () => (await call('GET', `/api/events/${id}`)).body['map']
  const mark = (map_marker: object | null) => send('PATCH', path, { body: { map_marker } })
  expect(await shown()).toBeNull()
  expect(await mark({ x: 0.25, y: 0.5 })).toMatchObject({
    status: 422,
    body: { fields: { map_marker: expect.stringContaining('Add a map') } },
  })

  const { body } = await call('PUT', `${path}/map`, { token, body: await picture(300, 200) })
  expect(body['map']).toMatchObject({ width: 300, height: 200, marker: null })
  expect(await mark({ x: 1.2, y: 0.5 })).toMatchObject({ status: 422 })
  expect(await mark({ x: 0.25, y: 0.5 })).toMatchObject({ status: 200, body: { map: { marker: { x: 0.25, y: 0.5 } } } })
  expect(await shown()).toMatchObject({ width: 300, marker: { x: 0.25, y: 0.5 } })

  const log = await call('GET', `/api/admin/audit-log?entity_id=${id}`, { token })
  expect(log.body['entries']).toContainEqual(
    expect.objectContaining({ changes: expect.objectContaining({ map_marker: [null, '0.25, 0.5'] }) }),
  )

  // A new picture removes the marker.
  await call('PUT', `${path}/map`, { token, body: await picture(200, 200) })
  expect(await shown()).toMatchObject({ width: 200, marker: null })
  await mark({ x: 0.5, y: 0.5 })
  expect(await mark(null)).toMatchObject({ body: { map: { marker: null } } })
  expect((await call('DELETE', `${path}/map`, { token })).body['map']).toBeNull()
  expect(await shown()).toBeNull()
})

it('gives the width of an event’s picture', async () => {
  const { id } = await done<{ id: string }>('POST', '/api/admin/events', {
    title: 'Silk fair',
    venue: 'Central Market',
    address: 'Jalan Hang Kasturi',
    status: 'published',
    starts_at: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + 25 * 3_600_000).toISOString(),
  })
  expect((await call('GET', `/api/events/${id}`)).body).toMatchObject({ image_key: null, image_width: null })
  await call('PUT', `/api/admin/events/${id}/image`, { token, body: await picture(500, 400) })
  expect((await call('GET', `/api/events/${id}`)).body).toMatchObject({ image_width: 500 })
  expect((await call('GET', '/api/events')).body['events']).toContainEqual(expect.objectContaining({ id, image_width: 500 }))
})
