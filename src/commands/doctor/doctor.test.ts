import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'
import type { Finding } from './finding.ts'
import { checkAddress } from './check-address.ts'
import { checkEinvoice } from './check-einvoice.ts'
import { checkDatabase } from './check-database.ts'
import { checkFiles } from './check-files.ts'
import { checkMail } from './check-mail.ts'
import { checkSecrets } from './check-secrets.ts'

const { pool, url } = await testDatabase()
const service = { databaseUrl: url, databaseDirectUrl: undefined, poolSize: 1 }
const stripe = { secretKey: 's', publishableKey: 'p', webhookSecret: 'w', apiUrl: undefined }
const quiet = { host: '127.0.0.1', trustProxyHops: 0, stripe: undefined, paypal: undefined }

const statesOf = (findings: Finding[]) => Object.fromEntries(findings.map(({ part, state }) => [part, state]))

/** Serves the parts of a shop that the doctor requests. */
async function answering(statuses: Record<string, number>): Promise<string> {
  const server = createServer((request, response) => response.writeHead(statuses[request.url ?? ''] ?? 404).end()).listen(0, '127.0.0.1')
  afterAll(() => server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

it('finds a migrated database in order, and reports older code or a pool that is too large', async () => {
  expect(statesOf(await checkDatabase(service, url))).toEqual({
    database: 'good',
    clock: 'good',
    connections: 'good',
    rights: 'good',
    migrations: 'good',
    notifications: 'good',
  })
  await pool.query(`insert into schema_migrations (name, checksum) values ('9999_of_tomorrow.sql', 'x')`)
  expect(statesOf(await checkDatabase({ ...service, poolSize: 200 }, url))).toMatchObject({
    connections: 'doubtful',
    migrations: 'doubtful',
  })
})

it('warns of tax without an SST number and of a mode that sends nothing, and is silent while e-invoices are off', async () => {
  expect(await checkEinvoice(url)).toEqual([])
  await pool.query(`insert into einvoice_settings (fields, updated_at) values ('{"mode": "off"}', now())`)
  expect(await checkEinvoice(url)).toEqual([])
  await pool.query(`update einvoice_settings set fields = '{"mode": "file"}'`)
  expect(statesOf(await checkEinvoice(url))).toEqual({ 'e-invoices': 'doubtful' })
  await pool.query(`insert into settings (key, value) values ('sst_number', '"W10-2699-32000001"')`)
  expect(statesOf(await checkEinvoice(url))).toEqual({ 'e-invoices': 'good' })
  await pool.query(`update einvoice_settings set fields = '{"mode": "api"}'`)
  expect(statesOf(await checkEinvoice(url))).toEqual({ 'e-invoices': 'doubtful' })
})

it('explains why a database, a bucket or a mail server does not answer', async () => {
  const nowhere = 'postgresql://nobody@127.0.0.1:1/none'
  expect(await checkDatabase(service, nowhere)).toEqual([
    { part: 'database', state: 'bad', found: expect.stringContaining('ECONNREFUSED'), remedy: expect.stringContaining('DATABASE_URL') },
  ])
  const files = await checkFiles({ storageUrl: 's3://key:secret@127.0.0.1:1/none?insecure=1', dataDir: temporaryFolder() })
  expect(statesOf(files)).toEqual({ disk: 'good', files: 'bad' })
  expect(statesOf(await checkMail({ smtpUrl: 'smtp://127.0.0.1:1', isProduction: true }))).toEqual({ mail: 'bad' })
})

it('tests the folder and the mail server, and leaves nothing behind', async () => {
  const folder = temporaryFolder()
  expect(statesOf(await checkFiles({ storageUrl: 'file:', dataDir: folder }))).toMatchObject({ files: 'good' })
  const mail = await smtpServer()
  expect(statesOf(await checkMail({ smtpUrl: mail.url, isProduction: true }))).toEqual({ mail: 'good' })
  expect(mail.received).toEqual([])
})

it('recognises an untrusted proxy, and webhooks that do not arrive', async () => {
  const open = await answering({ '/health': 200, '/api/webhooks/stripe': 400 })
  expect(statesOf(await checkAddress({ ...quiet, publicUrl: open, stripe }))).toEqual({ address: 'good', webhooks: 'good' })
  const closed = await answering({ '/health': 200 })
  expect(statesOf(await checkAddress({ ...quiet, publicUrl: closed, stripe }))).toEqual({ address: 'good', webhooks: 'bad' })
  expect(statesOf(await checkAddress({ ...quiet, publicUrl: 'https://localhost:1' }))).toEqual({
    address: 'doubtful',
    TLS: 'bad',
    proxy: 'bad',
  })
})

it('distinguishes random secrets from typed ones', () => {
  const stateOf = (authSecret: string) => checkSecrets({ authSecret, warnings: [] })[0]?.state
  expect(stateOf('9f8b1c5d7e3a2046b1d0c9e8f7a6b5c4d3e2f1a09b8c7d6e5f4a3b2c1d0e9f8a')).toBe('good')
  expect(stateOf('k3J9xQ2mZ7pR4vT8wY1bN6cL5hF0gD3s')).toBe('good')
  expect(stateOf('changeme'.repeat(5))).toBe('bad')
  expect(stateOf('a'.repeat(40))).toBe('bad')
})
