import { expect, it } from 'vitest'
import { readQrCode } from '#kit/images/read-qr-code.ts'
import { remindBuyers } from '#modules/stall/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { stall } from '#tests/support/stall.ts'

const { call, collectable, db, mails, origin, scan, scanOf, shop, stocked } = await stall()

it('is a calendar’s entry for its buyer, with the code’s page', async () => {
  const { eventId, productId } = await stocked(5)
  const { order, guest_token, code } = await collectable(eventId, productId)
  const path = `/api/events/${eventId}/orders/${order.id}`
  const headers = { 'guest-session-token': guest_token }
  const entry = await fetch(`${origin}${path}/calendar.ics`, { headers })
  expect(entry.headers.get('content-disposition')).toBe(`attachment; filename="collection-${order.order_number}.ics"`)
  const text = (await entry.text()).replaceAll('\r\n ', '')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toContain(`SUMMARY:Fair: collect order ${order.order_number}\r\n`)
  expect(text).toContain(`/events/${eventId}/qr/${order.id}\r\n`)
  expect((await fetch(`${origin}${path}/calendar.ics`)).status).toBe(404)
  const image = await fetch(`${origin}${path}/qr?format=png`, { headers })
  expect(image.headers.get('content-type')).toBe('image/png')
  expect(await readQrCode(new Uint8Array(await image.arrayBuffer()))).toBe(code)
  expect((await fetch(`${origin}${path}/qr`, { headers })).headers.get('content-type')).toBe('image/svg+xml')
  expect((await fetch(`${origin}${path}/qr?format=gif`, { headers })).status).toBe(422)
})

it('comes as an image with the mails of its order, from when nothing else is to be done first', async () => {
  const { eventId, productId } = await stocked(5)
  const { order, code } = await collectable(eventId, productId)
  const mail = await mails.titled(order.email, `Payment accepted: order ${order.order_number}`)
  const image = /src="data:image\/png;base64,([^"]+)"/.exec(mail.html)?.[1] ?? ''
  expect(await readQrCode(Buffer.from(image, 'base64'))).toBe(code)
  expect(mail.text).toContain(`/events/${eventId}/qr/${order.id}?token=`)
})

it('reminds each buyer once on the day before, with a code that is the same', async () => {
  const hour = 3_600_000
  const { eventId, productId } = await stocked(5, {
    starts_at: new Date(Date.now() + 20 * hour).toISOString(),
    ends_at: new Date(Date.now() + 30 * hour).toISOString(),
  })
  const { order } = await collectable(eventId, productId)
  await Promise.all([remindBuyers(systemCtx(shop)), remindBuyers(systemCtx(shop))])
  const mail = await mails.titled(order.email, `Collect your order ${order.order_number} tomorrow`)
  expect(mail.html).toContain('data:image/png;base64,')
  expect(mail.text).toContain(`/events/${eventId}/qr/${order.id}?token=`)
  const { reminded } = await db
    .selectFrom('pickup_codes')
    .select(({ fn }) => fn.countAll<number>().as('reminded'))
    .where('order_id', '=', order.id)
    .where('reminded_at', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(reminded).toBe(1)
})

it('says when a used code was collected', async () => {
  const { eventId, productId } = await stocked(5)
  const { order, guest_token, code } = await collectable(eventId, productId)
  const [collected] = await scan(scanOf(eventId, code))
  const path = `/api/events/${eventId}/orders/${order.id}`
  const headers = { 'guest-session-token': guest_token }
  expect((await call('GET', `${path}/code`, { headers })).body).toMatchObject({
    code: null,
    state: 'collected',
    collected_at: collected?.collected_at,
  })
  const image = await fetch(`${origin}${path}/qr`, { headers })
  expect([image.status, await image.json()]).toMatchObject([410, { code: 'already_collected', collected_at: collected?.collected_at }])
})
