import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'
import { fileEnd, fileStart, formType, headOf, openSender } from '#tests/support/sending.ts'
import { post } from '#tests/support/shop.ts'

const { auth, call, given, member, origin, shop, signIn } = await shopWithAccounts()
const method = await given.paymentMethod()
const proof = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#EFE8DC' } })
  .jpeg()
  .toBuffer()
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 0xff)

type Bought = { path: string; own: Record<string, string> }

async function buy(): Promise<Bought> {
  const { id } = await given.product({ stock: 10 })
  const response = await post(origin, '/api/orders', orderOf(method, [{ product_id: id, quantity: 1 }]), { 'idempotency-key': newId() })
  const { order, guest_token } = (await response.json()) as { order: { id: string }; guest_token: string }
  return { path: `/api/orders/${order.id}/payment-proof`, own: { 'guest-session-token': guest_token } }
}

function formOf(...files: (Uint8Array | string)[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'slip.jpg'))
  return form
}

async function send(path: string, body: BodyInit, headers: Record<string, string> = {}, verb = 'POST') {
  const sent: RequestInit = { method: verb, body, headers }
  const response = await fetch(origin + path, sent)
  const { code, max_mb, fields } = (await response.json()) as Record<string, unknown>
  return { status: response.status, code, max_mb, fields }
}

/** Sends only the head of a request; returns the status and the code. */
async function answerToHead(path: string, headers: Record<string, string | number>, verb = 'POST') {
  const sender = await openSender(origin)
  await sender.send(headOf({ method: verb, path, headers }))
  const answer = await sender.answer(/"code":"\w+"/)
  sender.leave()
  return `${/ (\d+) /.exec(answer)?.[1]} ${/"code":"(\w+)"/.exec(answer)?.[1]}`
}

const underWay = () =>
  readdirSync(join(shop.config.dataDir, 'incoming'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())

it('checks rights before the body, then size, then type', async () => {
  const { path, own } = await buy()
  const huge = { 'content-type': formType, 'content-length': 30_000_000 }
  expect(await answerToHead('/api/profile/picture', huge, 'PUT')).toBe('401 not_signed_in')
  expect(await answerToHead(path, huge)).toBe('404 not_found')
  expect(await answerToHead(`/api/orders/${newId()}/payment-proof`, huge)).toBe('404 not_found')
  expect(await answerToHead(path, { ...huge, ...own })).toBe('413 proof_too_large')
  expect(await answerToHead(path, { ...huge, ...own, 'content-type': 'application/json' })).toBe('413 proof_too_large')
  const authorization = `Bearer ${await member('too-large@example.com')}`
  expect(await answerToHead('/api/profile/picture', { ...huge, authorization }, 'PUT')).toBe('413 picture_too_large')
  expect(await answerToHead('/api/profile', { 'content-type': 'text/plain', 'content-length': 200_000 }, 'PATCH')).toBe('401 not_signed_in')
  expect(await answerToHead('/api/profile', { 'content-type': 'text/plain', 'content-length': 200_000, authorization }, 'PATCH')).toBe(
    '413 payload_too_large',
  )
})

it('finds the size of a body without a length, and only then looks at its type', async () => {
  const { path, own } = await buy()
  const sender = await openSender(origin)
  const chunk = megabytes(1)
  await sender.send(headOf({ path, headers: { ...own, 'content-type': 'text/plain', 'transfer-encoding': 'chunked' } }))
  for (let count = 0; count < 6; count += 1) await sender.send(Buffer.concat([Buffer.from('100000\r\n'), chunk, Buffer.from('\r\n')]))
  expect(await sender.answer(/"code"/)).toMatch(/ 413 [\s\S]*proof_too_large/)
  sender.leave()
  expect(await send(path, 'a slip', { ...own, 'content-type': 'text/plain' })).toMatchObject({
    status: 415,
    code: 'unsupported_media_type',
  })
  expect(await send(path, formOf(megabytes(5.01)), own)).toMatchObject({ status: 413, code: 'proof_too_large', max_mb: 5 })
})

it('recognises a file by its bytes, and leaves the form to its schema last', async () => {
  const { path, own } = await buy()
  expect(await send(path, formOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), own)).toMatchObject({
    status: 415,
    code: 'proof_type_refused',
  })
  expect(await send(path, formOf('%PDF-1.7\nno end'), own)).toMatchObject({ status: 422, code: 'proof_refused' })
  expect(await send(path, new FormData(), own)).toMatchObject({ status: 422, fields: { file: 'Choose a file first' } })
  expect(await send(path, formOf(proof, proof), own)).toMatchObject({ status: 422, code: 'invalid_input' })
  const more = formOf(proof)
  more.set('order', 'another')
  expect(await send(path, more, own)).toMatchObject({ status: 422, fields: { order: 'Unknown field' } })
  expect(await send(path, formOf(proof), own)).toMatchObject({ status: 201 })
  expect(underWay()).toEqual([])
})

it('stores no profile picture of a file that only claims to be one', async () => {
  const token = await member('kinds@example.com')
  const put = (file: Uint8Array | string) => send('/api/profile/picture', formOf(file), { authorization: `Bearer ${token}` }, 'PUT')
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
  for (const format of ['gif', 'tiff'] as const)
    expect(await put(await image.clone().toFormat(format).toBuffer())).toMatchObject({ status: 415, code: 'picture_type_refused' })
  expect(await put('%PDF-1.7\n%%EOF')).toMatchObject({ status: 415, code: 'picture_type_refused' })
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    expect(await put(await image.clone().toFormat(format).toBuffer())).toMatchObject({ status: 200 })
  }
  expect(await put(proof.subarray(0, proof.length / 2))).toMatchObject({ status: 422, code: 'picture_refused' })
})

it('takes nothing from a session that ended while the file was on its way', async () => {
  const email = 'slow-picture@example.com'
  await member(email)
  const token = await signIn(email)
  const sender = await openSender(origin)
  const length = fileStart.length + proof.length + fileEnd.length
  const headers = { authorization: `Bearer ${token}`, 'content-type': formType, 'content-length': length }
  await sender.send(headOf({ method: 'PUT', path: '/api/profile/picture', headers }) + fileStart)
  await sender.send(proof.subarray(0, 1000))
  await expect.poll(underWay).toHaveLength(1)
  expect((await auth('/revoke-sessions', {}, token)).status).toBe(200)
  await sender.send(Buffer.concat([proof.subarray(1000), Buffer.from(fileEnd)]))
  expect(await sender.answer(/"code"/)).toMatch(/ 401 [\s\S]*not_signed_in/)
  sender.leave()
  expect((await call('GET', '/api/profile', { token: await signIn(email) })).body).toMatchObject({ picture_url: null })
  expect(underWay()).toEqual([])
})

it('stores nothing of a file whose sender leaves', async () => {
  const { path, own } = await buy()
  const sender = await openSender(origin)
  await sender.send(headOf({ path, headers: { ...own, 'content-type': formType, 'content-length': 2_000_000 } }) + fileStart)
  await sender.send(megabytes(1))
  await expect.poll(underWay).toHaveLength(1)
  expect(shop.bodies.inFlight.held).toBeGreaterThan(0)
  sender.leave()
  await expect.poll(underWay).toEqual([])
  await expect.poll(() => shop.bodies.inFlight.held).toBe(0)
})
