import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { readQrCode } from '#kit/images/read-qr-code.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { partnersOf } from '#tests/support/partners.ts'

const running = await shopWithAccounts()
const { call, admin, given, origin, shop } = running
const boss = await admin('boss@example.com')
const { partner, place } = partnersOf(running, boss, await given.paymentMethod())
const cafe = await partner('cafe@example.com')
const { tracking_code: code } = await place(cafe, 'Counter')
const { publicUrl } = shop.config

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, { headers })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    etag: answer.headers.get('etag') ?? '',
    caching: answer.headers.get('cache-control'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

it.each([
  ['svg', 'image/svg+xml', '<svg'],
  ['png', 'image/png', '\u0089PNG'],
  ['pdf', 'application/pdf', '%PDF'],
])('draws the code of a place as %s, for everybody', async (format, type, start) => {
  const drawn = await read(`/api/qr/${code}.${format}`)
  // A partner whose code is withdrawn must not stay in caches between.
  expect([drawn.status, drawn.type, drawn.caching]).toEqual([200, type, 'private, max-age=300'])
  expect(drawn.bytes.toString('latin1', 0, start.length)).toBe(start)
})

it('redirects to the canonical address, in any case', async () => {
  const page = '/product/shai-mug?colour=lapis&size=M'
  const own = await read(`/api/qr/${cafe.code}.png`)
  const led = await read(`/api/qr/${code.toLowerCase()}.png?layout=plain&page=${encodeURIComponent(page)}`)
  expect(await readQrCode(own.bytes)).toBe(`${publicUrl}/r/${cafe.code}`)
  const said = (await readQrCode(led.bytes)) ?? ''
  expect(said.startsWith(`${publicUrl}/r/${code}?to=`)).toBe(true)
  const followed = await fetch(origin + said.slice(publicUrl.length), { redirect: 'manual' })
  expect([followed.status, followed.headers.get('location')]).toEqual([302, page])
})

it('draws every layout once, separates different ones, and answers 304 to a caller who has it', async () => {
  const wishes = ['', 'layout=poster', 'layout=tent', 'layout=stickers', 'layout=poster&lang=kk', 'layout=poster&page=/events']
  const drawn = await Promise.all(wishes.map((query) => read(`/api/qr/${code}.svg?${query}`)))
  expect(new Set(drawn.map(({ bytes }) => digest(bytes))).size).toBe(wishes.length)
  for (const [index, { etag }] of drawn.entries()) {
    const again = await read(`/api/qr/${code}.svg?${wishes[index]}`, { 'if-none-match': etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  }
})

it.each([
  'page=//evil.example',
  'page=https://evil.example',
  'page=/%5Cevil.example',
  'page=evil',
  'layout=billboard',
  'lang=de',
  `page=/${'x'.repeat(160)}`,
])('refuses %s', async (query) => expect((await read(`/api/qr/${code}.svg?${query}`)).status).toBe(422))

it.each(['ZZZZZZZZ.svg', 'nobody.png', '.svg', 'SHOP', '%2E%2E%2Fetc.svg'])('finds nothing as %s', async (file) =>
  expect((await read(`/api/qr/${file}`)).status).toBe(404),
)

it('still draws the code of a suspended partner, since it still leads to the shop', async () => {
  const hotel = await partner('hotel@example.com')
  await call('PUT', `/api/admin/partners/${hotel.id}/status`, { token: boss, body: { status: 'suspended' } })
  expect((await read(`/api/qr/${hotel.code}.svg`)).status).toBe(200)
})

it('gives everybody the terms of the settings, and the owner of a code, and nothing more', async () => {
  await call('PATCH', '/api/admin/settings', { token: boss, body: { commission_percent: 12, hold_days: 21 } })
  expect(await call('GET', '/api/partners/terms')).toMatchObject({ status: 200, body: { commission_rate: 0.12, hold_days: 21 } })
  const { body } = await call('GET', `/api/partners/codes/${code}`)
  expect(Object.keys(body as object)).toEqual(['code', 'company'])
  expect((await call('GET', '/api/partners/codes/ZZZZZZZZ')).status).toBe(404)
})
