import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { sharedHeaders, SharedCachePurger } from './shared-cache.ts'

type Asked = { body: { tags?: string[]; purge_everything?: boolean }; headers: IncomingHttpHeaders }
const asked: Asked[] = []
let status = 200
const cache = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    asked.push({ body: JSON.parse(Buffer.concat(chunks).toString()), headers: request.headers })
    response.writeHead(status).end()
  })
}).listen(0, '127.0.0.1')
await once(cache, 'listening')
afterAll(() => cache.close())
const complaints: string[] = []
const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`
const purger = new SharedCachePurger({ url, headers: { authorization: 'Bearer felt' }, complain: (reason) => complaints.push(reason) })
afterAll(() => purger.close())

beforeEach(() => {
  asked.splice(0)
  status = 200
})

it('reports simultaneous changes together, and again for answers in progress', async () => {
  purger.purge(['product:1', 'listing'])
  purger.purge(['product:2'])
  await expect.poll(() => asked.length).toBe(2)
  expect(asked.map(({ body }) => body.tags?.toSorted())).toEqual([
    ['listing', 'product:1', 'product:2'],
    ['listing', 'product:1', 'product:2'],
  ])
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer felt', 'surrogate-key': 'product:1 listing product:2' })
})

it('drops everything where the effect of a change is unknown', async () => {
  purger.purge(['product:1'])
  purger.purgeAll()
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  expect(asked[0]?.body).toEqual({ purge_everything: true })
})

it('retries until the CDN has accepted it, and logs why it did not', async () => {
  status = 500
  purger.purge(['product:3'])
  await expect.poll(() => complaints).toContain('it answered 500')
  status = 200
  const before = asked.length
  await expect.poll(() => asked.slice(before).some(({ body }) => body.tags?.includes('product:3'))).toBe(true)
})

it('names tags in the form of a CDN, and stores no answer with too many in it', () => {
  expect(sharedHeaders(['product:1', 'listing'])).toMatchObject({ 'surrogate-key': 'product:1 listing', 'cache-tag': 'product:1,listing' })
  expect(sharedHeaders(Array.from({ length: 2000 }, (_, index) => `product:${index}`))).toEqual({})
})
