import { sql } from 'kysely'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import exifReader from 'exifreader'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { StudioImage, StudioSession } from '#contract/studio.ts'
import { projectRoot } from '#kit/config/project-root.ts'
import { newId } from '#kit/ids.ts'
import { createLog } from '#kit/log/log.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { withAccounts } from '#tests/support/accounts.ts'
import { fakeImageService } from '#tests/support/fake-image-service.ts'
import { runningShop } from '#tests/support/shop.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'

const key = 'sk-never-to-be-told'
const { url, asked, answers } = await fakeImageService()
/** All output of the shop: log lines, spans, figures and answers. */
const lines: string[] = []
const log = createLog({ level: 'trace', isPretty: false, destination: { write: (line) => lines.push(line) } })
const collected: string[] = []
const collector = createServer((request, response) => {
  request.setEncoding('utf8').on('data', (part: string) => collected.push(part))
  request.on('end', () => response.end('{}'))
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
afterAll(() => collector.close())
const answered: string[] = []

const running = await runningShop(
  {
    IMAGE_API_KEY: key,
    IMAGE_API_URL: url,
    IMAGE_API_KIND: 'openai',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  },
  log,
)
const { db, shop } = running
await shop.startJobs()
const accounts = withAccounts(running)
const { admin } = accounts
const call: typeof accounts.call = async (...asked) => {
  const answer = await accounts.call(...asked)
  answered.push(JSON.stringify([answer.body, ...answer.headers]))
  return answer
}
const token = await admin('services@example.com')
const path = '/api/admin/studio/sessions'
const shot = { type: 'table', backdrop: 'wood', light: 'soft', angle: 'front', aspect: '1:1', count: 1 } as const
const area = { x: 0.37, y: 0.29, width: 0.26, height: 0.23 }
let id = ''

beforeEach(async () => {
  await changeSettings(shop, { image_cost_per_day: 100, image_cost_each: 0.2 })
  const body = { sku: newId(), name: 'Tulpar tee', price: 60, status: 'active' }
  const product = String((await call('POST', '/api/admin/products', { token, body })).body['id'])
  const form = new FormData()
  const picture = await readFile(join(projectRoot, 'assets/pictures/tulpar-tee-pomegranate-front.webp'))
  form.set('file', new Blob([new Uint8Array(picture)]), 'tee.webp')
  await call('POST', `/api/admin/products/${product}/images`, { token, body: form })
  const { body: session } = await call('POST', path, { token, body: { product_id: product } })
  id = String(session['id'])
  // Sets the analysis by hand; these tests do not cover the measuring.
  await call('PATCH', `${path}/${id}`, { token, body: { size: 640, shots: [shot], analysis: { print_area: area, material: '#8a1a33' } } })
  asked.length = 0
  answers.length = 0
})

const get = async () => (await call('GET', `${path}/${id}`, { token })).body as unknown as StudioSession
const press = (what: string, body: object = {}) =>
  call('POST', `${path}/${id}/${what}`, { token, body, headers: { 'idempotency-key': newId() } })
async function made(): Promise<StudioImage> {
  await expect
    .poll(async () => (await get()).images.map(({ status }) => status).filter((status) => ['queued', 'running'].includes(status)), {
      timeout: 120_000,
    })
    .toEqual([])
  const [image] = (await get()).images
  if (!image) throw new Error('There is no picture')
  return image
}
const attempts = () => db.selectFrom('studio_service_calls').selectAll().where('session_id', '=', id).orderBy('number').execute()

it('calls the service with its key, shows the cost before and after, and the likeness', async () => {
  expect(await get()).toMatchObject({
    engine: 'openai',
    engine_reason: 'service_set',
    engines: ['compositor', 'openai'],
    cost: { currency: 'USD', each: 0.2, estimated: 0.2, spent: 0, day_limit: 100 },
  })
  expect((await press('images')).status).toBe(202)
  const image = await made()
  expect(image).toMatchObject({ status: 'ready', engine: 'openai', error: null, cost: { estimated: 0.2 }, checks: { size: 1 } })
  expect(image.cost.actual).toBeCloseTo(0.1285, 4)
  expect(image.checks?.warnings).toContain('print_differs')
  expect((await get()).cost).toMatchObject({ estimated: 0 })
  expect((await get()).cost.spent).toBeCloseTo(0.1285, 4)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${key}`)

  await call('POST', `${path}/${id}/images/${image.id}/review`, { token, body: { verdict: 'accepted' } })
  const saved = await call('POST', `${path}/${id}/save`, { token, body: { images: [{ id: image.id, alt: 'A tee' }] } })
  expect(saved.status).toBe(200)
  const shown = await db
    .selectFrom('product_images')
    .select(['origin', 'picture_key', 'product_id'])
    .where('origin', '<>', 'photograph')
    .executeTakeFirstOrThrow()
  expect(shown.origin).toBe('generated')
  expect(JSON.stringify((await call('GET', `/api/products/${shown.product_id}`)).body)).toContain('"origin":"generated"')
  const file = await (await fetch(`${running.origin}/images/${shown.picture_key}/640.jpg`)).arrayBuffer()
  const { xmp } = exifReader.load(file, { expanded: true })
  expect(xmp?.['DigitalSourceType']?.value).toBe('http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia')
  expect(xmp?.['AISystemUsed']?.value).toMatch(/^OpenAI /)
  expect(xmp?.['AIPromptInformation']?.value).toContain('Tulpar tee')
  expect(xmp?.['Credit']?.value).toBe('Tulpar')
})

it('retries automatically after the requested pause, and pays once', async () => {
  const wait = { kind: 'status', status: 429, headers: { 'retry-after': '1' }, body: { error: { message: 'Slow down' } } } as const
  answers.push(wait, { kind: 'status', status: 503, headers: { 'retry-after': '0' }, body: {} })
  await press('images')
  const image = await made()
  expect(image).toMatchObject({ status: 'ready', attempts: 3, retry_at: null })
  expect((await attempts()).map(({ state }) => state)).toEqual(['unpaid', 'unpaid', 'answered'])
})

it('reports a refusal with its words, and tries again by the prompt as it is then', async () => {
  answers.push({ kind: 'status', status: 400, body: { error: { code: 'moderation_blocked', message: `No. ${key}` } } })
  await press('images')
  const refused = await made()
  expect(refused).toMatchObject({
    status: 'failed',
    error: 'refused',
    error_detail: 'No. …',
    may_be_paid_twice: false,
    cost: { actual: 0 },
  })
  await call('PATCH', `${path}/${id}/prompts/${refused.shot_id}`, { token, body: { text: 'Another way.' } })
  expect((await press(`images/${refused.id}/again`)).body).toMatchObject({ prompt: 'Another way.' })
  expect(await made()).toMatchObject({ status: 'ready' })
  expect(asked.at(-1)?.body.toString()).toContain('Another way.')
})

it('reports a broken picture, which may have been paid', async () => {
  answers.push({ kind: 'picture', bytes: Buffer.from('no picture') })
  await press('images')
  expect(await made()).toMatchObject({ status: 'failed', error: 'broken_picture', may_be_paid_twice: true, url: null })
  expect((await get()).cost.spent).toBeGreaterThan(0)
})

it('does not call a second time after a kill, and continues with a received answer', async () => {
  answers.push({ kind: 'silence' })
  await press('images')
  await expect.poll(async () => (await attempts()).map(({ state }) => state)).toEqual(['asked'])
  // The queue runs the job of a dead process again, while its service call is still open.
  const [image] = (await get()).images
  const row = await db
    .selectFrom('studio_images')
    .select('attempt')
    .where('id', '=', image?.id ?? '')
    .executeTakeFirstOrThrow()
  const again = async () => {
    const { serviceJob } = await import('#modules/studio/images/image-job.ts')
    await shop.jobs.enqueue(db, serviceJob, { imageId: image?.id ?? '', attempt: row.attempt })
  }
  await again()
  expect(await made()).toMatchObject({ status: 'failed', error: 'unknown_outcome', may_be_paid_twice: true })
  expect(asked).toHaveLength(1)
  expect((await attempts()).map(({ state }) => state)).toEqual(['unknown'])

  // Killed after the service's answer: the paid answer is used.
  await press(`images/${String(image?.id)}/again`)
  expect(await made()).toMatchObject({ status: 'ready' })
  expect(asked).toHaveLength(2)
  const answered = await db
    .selectFrom('studio_service_calls')
    .selectAll()
    .where('session_id', '=', id)
    .where('state', '=', 'answered')
    .executeTakeFirstOrThrow()
  await shop.files.put(
    answered.file_key ?? '',
    await readFile(join(projectRoot, 'assets/pictures/tulpar-tee-pomegranate-front.webp')),
    'image/webp',
  )
  await sql`update studio_images set status = 'running', file_key = null where id = ${image?.id}`.execute(db)
  const { serviceJob } = await import('#modules/studio/images/image-job.ts')
  await shop.jobs.enqueue(db, serviceJob, { imageId: image?.id ?? '', attempt: answered.attempt })
  expect(await made()).toMatchObject({ status: 'ready' })
  expect(asked).toHaveLength(2)
})

it('spends no more than the day’s limit, for all callers together', async () => {
  const spent = (await get()).cost.spent_today
  await changeSettings(shop, { image_cost_per_day: Math.ceil(spent * 100) / 100 + 0.3 })
  await call('PATCH', `${path}/${id}`, { token, body: { shots: [{ ...shot, count: 2 }] } })
  const refused = await press('images')
  expect([refused.status, refused.body['code']]).toEqual([409, 'studio_cost_limit'])
  expect(refused.body).toMatchObject({ estimated: 0.4, limit: expect.any(Number) })
  expect(asked).toHaveLength(0)
  // The compositor costs nothing.
  expect((await call('PATCH', `${path}/${id}`, { token, body: { engine: 'compositor' } })).body).toMatchObject({
    engine: 'compositor',
    engine_reason: 'chosen',
    cost: { each: 0, day_limit: null },
  })
})

it('gives its key to nobody but the service, in any answer or failure', async () => {
  const said = (status: number, code: string) => ({
    kind: 'status' as const,
    status,
    headers: { 'x-key': key, 'www-authenticate': `Bearer ${key}` },
    body: { error: { code, type: key, status: key, message: `${key} is wrong: Bearer ${key}` } },
  })
  const failures = [
    [said(400, 'moderation_blocked'), 'refused'],
    [said(401, 'invalid_api_key'), 'key_refused'],
    [said(429, 'insufficient_quota'), 'out_of_credit'],
    [said(504, key), 'timeout'],
    [{ kind: 'status', status: 302, headers: { location: `${url}/?key=${key}` }, body: {} }, 'unknown_outcome'],
    [{ kind: 'status', status: 200, body: { error: { message: `Not with ${key}` } } }, 'unknown_outcome'],
    [{ kind: 'status', status: 200, body: { key } }, 'broken_picture'],
    [{ kind: 'picture', bytes: Buffer.from('no picture') }, 'broken_picture'],
    [{ kind: 'breaks_off' }, 'unknown_outcome'],
  ] as const
  for (const [index, [answer, code]] of failures.entries()) {
    answers.push(answer)
    if (index === 0) await press('images')
    else await press(`images/${(await made()).id}/again`)
    expect(await made(), `${code} after ${JSON.stringify(answer)}`).toMatchObject({ status: 'failed', error: code })
  }
  // The shop's own storage fails within the job, while the service key is in memory.
  const put = vi.spyOn(shop.files, 'put').mockRejectedValueOnce(new Error('No space left on the disk'))
  await press(`images/${(await made()).id}/again`)
  await expect.poll(() => lines.some((line) => line.includes('No space left on the disk'))).toBe(true)
  put.mockRestore()
  expect(asked.every(({ headers }) => headers.authorization === `Bearer ${key}`)).toBe(true)

  for (const at of [
    '/api/admin/audit-log',
    `/api/admin/audit-log?entity_id=${id}`,
    '/api/admin/system',
    '/api/admin/settings',
    path,
    '/api/health',
  ])
    await call('GET', at, { token })
  await expect.poll(() => collected.join('').includes('studio_service_calls')).toBe(true)
  expect(lines.filter((line) => line.includes(key))).toEqual([])
  expect(collected.filter((part) => part.includes(key))).toEqual([])
  expect(answered.filter((answer) => answer.includes(key))).toEqual([])
  // Sessions, the audit log and the queue's record of the failed job contain no key.
  expect(await tablesThatHold(db, key)).toEqual([])
  const { dataDir } = shop.config
  for (const file of await readdir(dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile()) expect((await readFile(join(file.parentPath, file.name))).includes(key), file.name).toBe(false)
})
