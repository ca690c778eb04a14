import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { fileEnd, fileStart, formType, headOf, openSender } from '#tests/support/sending.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { given, origin, shop } = await runningShop({ BODIES_IN_FLIGHT_MB: '1' })
const { id: productId } = await given.product({ stock: 100 })
const items = [{ product_id: productId, quantity: 1 }]
const { path, own } = await buy()
const json = { 'content-type': 'application/json' }
const noise = (bytes: number) => Buffer.alloc(bytes, 0xff)

async function buy() {
  const response = await post(origin, '/api/orders', orderOf(await given.paymentMethod(), items), { 'idempotency-key': newId() })
  const { order, guest_token } = (await response.json()) as { order: { id: string }; guest_token: string }
  return { path: `/api/orders/${order.id}/payment-proof`, own: { 'guest-session-token': guest_token } }
}

/** Sends the first `bytes` bytes of a proof. */
async function beginProof(bytes: number) {
  const sender = await openSender(origin)
  await sender.send(headOf({ path, headers: { ...own, 'content-type': formType, 'content-length': 2_000_000 } }) + fileStart)
  await sender.send(noise(bytes))
  return sender
}

it('lets a refused sender finish, so that it reads the answer', async () => {
  const bytes = 3_000_000
  for (const [asked, status] of [
    [{ path: `/api/orders/${newId()}/payment-proof`, headers: { 'content-type': formType } }, 404],
    [{ method: 'PUT', path: '/api/profile/picture', headers: { 'content-type': formType } }, 401],
    [{ path: '/api/checkout/quote', headers: json }, 413],
    [{ path: '/api/auth/sign-in/email', headers: json }, 413],
    [{ path: '/contact', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 413],
  ] as const) {
    const sender = await openSender(origin)
    await sender.send(headOf({ ...asked, headers: { ...asked.headers, 'content-length': bytes } }))
    await sender.answer(/\r\n\r\n[\s\S]*}$/)
    // The client ignores the answer and continues to send.
    for (let sent = 0; sent < bytes; sent += 300_000) {
      await sender.send(noise(300_000))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const answer = await sender.whole()
    expect(answer, asked.path).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*connection: close`, 'i'))
  }
})

it('keeps the connection of a sender whose refused body is already complete', async () => {
  const sender = await openSender(origin)
  const request = `${headOf({ path: '/api/profile', headers: { ...json, 'content-length': 2 } })}{}`
  await sender.send(request)
  await sender.answer(/ 401 /)
  await sender.send(request)
  const answer = await sender.answer(/ 401 [\s\S]* 401 /)
  expect(answer).not.toMatch(/connection: close/i)
  sender.leave()
})

it('asks senders to come back while too much is on its way, and still takes orders', async () => {
  const first = await beginProof(800_000)
  await expect.poll(() => shop.bodies.inFlight.held).toBeGreaterThan(800_000)
  const second = await beginProof(800_000)
  expect(await second.answer(/"code"/)).toMatch(/ 503 [\s\S]*retry-after: \d[\s\S]*too_busy/i)
  expect((await post(origin, '/api/checkout/quote', { items })).status).toBe(200)
  first.leave()
  second.leave()
  await expect.poll(() => shop.bodies.inFlight.held).toBe(0)

  const proof = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const length = fileStart.length + proof.length + fileEnd.length
  const third = await openSender(origin)
  await third.send(headOf({ path, headers: { ...own, 'content-type': formType, 'content-length': length } }) + fileStart)
  await third.send(Buffer.concat([proof, Buffer.from(fileEnd)]))
  expect(await third.answer(/^HTTP\/1.1 \d+/)).toMatch(/ 201 /)
  third.leave()
})

it('ends a sender that dawdles, whatever it sends', async () => {
  Object.assign(shop.bodies.pace, { everyMs: 300, leastBytes: 40_000, mostMs: 2000 })
  const proof = await beginProof(100)
  const form = await openSender(origin)
  await form.send(
    `${headOf({ path: '/contact', headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 9 } })}name=`,
  )
  const call = await openSender(origin)
  await call.send(`${headOf({ path: '/api/checkout/quote', headers: { ...json, 'content-length': 90 } })}{"items":`)
  for (const sender of [proof, form, call]) {
    expect(await sender.answer(/"code"/)).toMatch(/ 408 [\s\S]*connection: close[\s\S]*too_slow/i)
    sender.leave()
  }
  const steady = await openSender(origin)
  await steady.send(headOf({ path, headers: { ...own, 'content-type': formType, 'content-length': 2_000_000 } }) + fileStart)
  const sending = setInterval(() => void steady.send(noise(15_000)), 50)
  expect(await steady.answer(/"code"/)).toMatch(/ 408 [\s\S]*too_slow/)
  clearInterval(sending)
  steady.leave()
})
