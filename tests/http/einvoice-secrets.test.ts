import { expect, it } from 'vitest'
import { systemClock } from '#kit/clock/clock.ts'
import { createLog } from '#kit/log/log.ts'
import { createSecretStore } from '#modules/einvoice/settings/secret-store.ts'
import { readEinvoiceSettings } from '#modules/einvoice/settings/read-settings.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { sealFile, sealKeyPem, sealPassphrase } from '#tests/support/false-seal.ts'

const { call, db, admin } = await shopWithAccounts()
const boss = await admin('boss@example.com', false)
const owner = await admin('owner@example.com')
const base = '/api/admin/einvoice'
const seller = { tin: 'C99999999990', id_value: '202699999999' }

const settings = async () => (await call('GET', `${base}/settings`, { token: boss })).body
function send(bytes: Uint8Array<ArrayBuffer>, word = sealPassphrase, token = owner) {
  const body = new FormData()
  body.set('file', new File([bytes], 'seal.p12'))
  body.set('passphrase', word)
  return call('PUT', `${base}/certificate`, { token, body })
}
const stored = async () => JSON.stringify(await db.selectFrom('einvoice_secrets').selectAll().execute())

it('keeps the credentials sealed, and answers only that they are there', async () => {
  const credentials = { client_id: 'shop-of-horses', client_secret: 'a-very-long-secret' }
  expect((await call('PUT', `${base}/credentials`, { token: boss, body: credentials })).status).toBe(403)
  const { status, body } = await call('PUT', `${base}/credentials`, { token: owner, body: credentials })
  expect([status, body['has_credentials']]).toEqual([200, true])
  const log = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
  for (const secret of Object.values(credentials))
    for (const place of [JSON.stringify(await settings()), await stored(), log]) expect(place).not.toContain(secret)
  expect(log).toContain('credentials')
  expect((await call('DELETE', `${base}/credentials`, { token: owner })).body['has_credentials']).toBe(false)
  expect(await stored()).toBe('[]')
})

it.each(['seal.p12', 'seal-old.p12'] as const)(
  'takes the certificate from %s, and says what it is and until when it is valid',
  async (name) => {
    await call('PATCH', `${base}/settings`, { token: boss, body: { seller } })
    const { status, body } = await send(sealFile(name))
    expect([status, body['certificate']]).toEqual([
      200,
      {
        subject: expect.stringContaining('TULPAR STUDIO') as string,
        issuer: expect.stringContaining('Acceptance Test CA G1') as string,
        serial_number: '102506134797890',
        tin: seller.tin,
        brn: seller.id_value,
        not_before: '2025-01-01T00:00:00.000Z',
        not_after: '2045-01-01T00:00:00.000Z',
        days_left: expect.any(Number) as number,
      },
    ])
    expect(body['missing']).not.toContain('certificate')
    expect((await call('DELETE', `${base}/certificate`, { token: owner })).body).toMatchObject({ certificate: null })
  },
)

it('says beside the field why a file is not taken', async () => {
  expect((await send(sealFile('seal.p12'), sealPassphrase, boss)).status).toBe(403)
  expect(Object.keys((await send(sealFile('seal.p12'), 'no')).body['fields'] as object)).toEqual(['passphrase'])
  for (const bytes of [Buffer.from('a horse'), sealFile('seal.crt'), Buffer.from(await sealKeyPem())])
    expect(await send(bytes)).toMatchObject({ status: 422, body: { fields: { file: expect.any(String) as string } } })
  await call('PATCH', `${base}/settings`, { token: boss, body: { seller: { tin: 'C12345678900' } } })
  expect(Object.keys((await send(sealFile('seal.p12'))).body['fields'] as object)).toEqual(['file'])
  expect(await stored()).toBe('[]')
})

it('treats secrets of another AUTH_SECRET as missing, and logs each once', async () => {
  await call('PATCH', `${base}/settings`, { token: boss, body: { seller } })
  await send(sealFile('seal.p12'))
  await call('PUT', `${base}/credentials`, { token: owner, body: { client_id: 'id', client_secret: 'secret' } })
  const lines: string[] = []
  const log = createLog({ level: 'warn', isPretty: false, destination: { write: (line) => lines.push(line) } })
  const ctx = { db, clock: systemClock, memory: new ShopMemory(), uses: new Set<string>(), log }
  const secrets = createSecretStore('x'.repeat(32))
  await readEinvoiceSettings(ctx, secrets)
  expect(await readEinvoiceSettings(ctx, secrets)).toMatchObject({
    has_credentials: false,
    certificate: null,
    missing: expect.arrayContaining(['credentials', 'certificate']) as string[],
  })
  expect((await settings())['missing']).not.toContain('certificate')
  const named = lines.map((line) => (JSON.parse(line) as { part: string }).part)
  expect(named.toSorted()).toEqual(['certificate', 'certificate_key', 'client_id', 'client_secret'])
})
