import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { given as givenIn, orderOf } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/database.ts'
import { fileStart, formType, headOf, openSender, type Sender } from '#tests/support/sending.ts'
import { post } from '#tests/support/shop.ts'
import { shopSecondMs } from '#tests/support/within-a-second.ts'
import { freePort, shopProcess } from '#tests/support/shop-process.ts'

const senderCount = 100
const sentBytes = 2_500_000
const bodyBytes = fileStart.length + sentBytes
/** A shop that held all bodies in memory would exceed this, despite garbage that is not yet collected. */
const mostMoreBytes = 0.8 * senderCount * sentBytes
const mostHeldBytes = 64 * 1024 * 1024

const { db, url } = await testDatabase()
const given = givenIn(db)
const metricsPort = await freePort()
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn' })

it('needs little memory for endless files, answers others at the same time, and frees all of it', async () => {
  const { id, token } = await placeOrder()
  await millisecondsOf('/ready')
  const before = await figure('process_resident_memory_bytes')
  const heldMore = async () => (await figure('process_resident_memory_bytes')) - before
  const stranger = { path: `/api/orders/${newId()}/payment-proof`, headers: {} }
  const owner = { path: `/api/orders/${id}/payment-proof`, headers: { 'guest-session-token': token } }
  for (const way of [stranger, owner]) {
    const senders = await Promise.all(Array.from({ length: senderCount }, () => beginFile(way)))
    let refused = 0
    // On a busy machine a refused sender may be disconnected before it receives the answer.
    for (const sender of senders) {
      void sender
        .answer(/^HTTP\/1\.1 (?:404|408|503)/)
        .catch(() => undefined)
        .then(() => (refused += 1))
    }
    // Bytes in the network buffers would reach the shop later.
    await expect
      .poll(async () => (await figure('bodies_in_flight_bytes')) + refused * bodyBytes, { timeout: 120_000 })
      .toBe(senderCount * bodyBytes)
    expect(await heldMore()).toBeLessThan(mostMoreBytes)
    const readyMs = await millisecondsOf('/ready')
    expect(readyMs).toBeLessThan(await shopSecondMs(shop.origin))
    expect(await figure('bodies_in_flight_bytes')).toBeLessThanOrEqual(mostHeldBytes)
    for (const sender of senders) sender.leave()
    await expect.poll(() => figure('bodies_in_flight_bytes'), { timeout: 30_000 }).toBe(0)
  }
  expect(await heldMore()).toBeLessThan(mostMoreBytes)
  expect(await sendProof(owner, await image())).toBe('201')
})

it('looks through a PDF in its thread', async () => {
  const { id, token } = await placeOrder()
  const way = { path: `/api/orders/${id}/payment-proof`, headers: { 'guest-session-token': token } }
  const honest = readFileSync('src/kit/pdf/samples/chromium.pdf')
  expect(await sendProof(way, honest)).toBe('201')
  const launching = await sendProof(way, Buffer.from(honest.toString('latin1').replace('/Title', '/Launch'), 'latin1'))
  expect(launching, shop.lines.join('\n')).toBe('422 proof_refused')
})

async function placeOrder(): Promise<{ id: string; token: string }> {
  const { id: productId } = await given.product({ stock: 10 })
  const wish = orderOf(await given.paymentMethod(), [{ product_id: productId, quantity: 1 }])
  const response = await post(shop.origin, '/api/orders', wish, { 'idempotency-key': newId() })
  const { order, guest_token } = (await response.json()) as { order: { id: string }; guest_token: string }
  return { id: order.id, token: guest_token }
}

type Way = { path: string; headers: Record<string, string> }

async function beginFile({ path, headers }: Way): Promise<Sender> {
  const sender = await openSender(shop.origin)
  await sender.send(headOf({ path, headers: { ...headers, 'content-type': formType, 'content-length': sentBytes + 10_000 } }) + fileStart)
  await sender.send(Buffer.alloc(sentBytes, 0xff))
  return sender
}

function image(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
}

/** Returns the status and, where it is refused, the reason. */
async function sendProof({ path, headers }: Way, proof: Buffer): Promise<string> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(proof)], 'slip'))
  const response = await fetch(shop.origin + path, { method: 'POST', headers, body })
  const { code } = (await response.json()) as { code?: string }
  return [response.status, code].filter((part) => part !== undefined).join(' ')
}

async function millisecondsOf(path: string): Promise<number> {
  const askedAt = performance.now()
  const answer = await fetch(shop.origin + path)
  expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true])
  return performance.now() - askedAt
}

async function figure(name: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
}
