import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { bytesPerTag } from './response-store.ts'
import { ResponseCache } from './response-cache.ts'

const long = 'a page of the shop, '.repeat(200)
const room = { maxBytes: 1_000_000, readyBytes: 1_000_000 }
const cached = new ResponseCache({ keyOf: ({ url }) => url, headers: { 'x-content-type-options': 'nosniff' }, ...room })
cached.resume()
let made = 0

const origin = await serve(cached)

async function serve(answers: ResponseCache): Promise<string> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (!answers.serve(request, response)) response.writeHead(404).end('not kept')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function page(tags: string[], { status = 200, body = long, until = Promise.resolve() } = {}) {
  return async (uses: Set<string>) => {
    made += 1
    await until
    for (const tag of tags) uses.add(tag)
    return {
      status,
      headers: { 'content-type': 'text/html', 'cache-control': 'no-cache', vary: 'accept-encoding' },
      body: Buffer.from(body),
    }
  }
}

async function statusOf(path: string): Promise<number> {
  const response = await fetch(`${origin}${path}`)
  await response.text()
  return response.status
}

it('makes an answer once for all simultaneous requests', async () => {
  made = 0
  const answers = await Promise.all(['br', 'gzip', undefined].map((encoding) => cached.produce('/once', page(['products']), encoding)))
  expect(made).toBe(1)
  const [brotli, gzipped, plain] = answers
  expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(long)
  expect(gunzipSync(gzipped?.body ?? '').toString()).toBe(long)
  expect(plain?.body.toString()).toBe(long)
  expect(plain?.headers['content-encoding']).toBeUndefined()
})

it('answers from memory in each encoding, with every header', async () => {
  await cached.produce('/page', page(['products']), 'br')
  for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip']) {
    const response = await fetch(`${origin}/page`, { headers: { 'accept-encoding': encoding } })
    expect(await response.text()).toBe(long)
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('vary')).toBe('accept-encoding')
  }
})

it('says "unchanged" to a client with the current page, however a proxy rewrote the tag', async () => {
  const { headers } = await cached.produce('/known', page(['products']), 'br')
  const etag = headers['etag'] ?? ''
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const response = await fetch(`${origin}/known`, { headers: { 'if-none-match': known } })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
  }
  const stranger = await fetch(`${origin}/known`, { headers: { 'if-none-match': 'W/"other"' } })
  expect(stranger.status).toBe(200)
})

it('answers HEAD without a body', async () => {
  await cached.produce('/head', page(['products']), 'br')
  const response = await fetch(`${origin}/head`, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

it('drops answers made from a changed thing, and nothing else', async () => {
  await cached.produce('/one', page(['product:1']), 'br')
  await cached.produce('/two', page(['product:2']), 'br')
  cached.purge(['product:1'])
  expect([await statusOf('/one'), await statusOf('/two')]).toEqual([404, 200])
})

it('drops everything, and answers in progress, for a change of unknown scope', async () => {
  await cached.produce('/any', page(['product:1']), 'br')
  const read = Promise.withResolvers<void>()
  const during = cached.produce('/begun', page(['product:2'], { until: read.promise }), 'br')
  cached.clear()
  read.resolve()
  await during
  expect([await statusOf('/any'), await statusOf('/begun')]).toEqual([404, 404])
  await cached.produce('/any', page(['product:1']), 'br')
  expect(await statusOf('/any')).toBe(200)
})

it('does not cache an answer that a change overtook while it was made, even one that named its tag later', async () => {
  const read = Promise.withResolvers<void>()
  const answer = cached.produce('/overtaken', page(['product:3'], { until: read.promise }), 'br')
  cached.purge(['product:3'])
  read.resolve()
  await answer
  expect(await statusOf('/overtaken')).toBe(404)
})

it('gives no later request the result of a read before the change, and makes that once for all of them', async () => {
  made = 0
  const read = Promise.withResolvers<void>()
  const ask = (body: string, until?: Promise<void>) => cached.produce('/late', page(['product:4'], { body, until }), undefined)
  const early = ask('old', read.promise)
  const joined = ask('unused')
  cached.purge(['product:4', 'product:5'])
  const late = [ask('new'), ask('new')]
  read.resolve()
  const bodies = (await Promise.all([early, joined, ...late])).map(({ body }) => body.toString())
  expect([bodies, made]).toEqual([['old', 'old', 'new', 'new'], 2])
  expect(await (await fetch(`${origin}/late`)).text()).toBe('new')
})

it('joins reads that a change of something else did not touch', async () => {
  made = 0
  const read = Promise.withResolvers<void>()
  const ask = () => cached.produce('/untouched', page(['product:4'], { until: read.promise }), 'br')
  const early = ask()
  cached.purge(['product:5'])
  const late = ask()
  read.resolve()
  await Promise.all([early, late])
  expect(made).toBe(1)
})

it('stores only found values', async () => {
  await cached.produce('/missing', page([], { status: 404 }), 'br')
  expect(await statusOf('/missing')).toBe(404)
  expect(await (await fetch(`${origin}/missing`)).text()).toBe('not kept')
})

it('stores nothing while changes may be missed, nor answers in progress then', async () => {
  await cached.produce('/before', page([]), 'br')
  const read = Promise.withResolvers<void>()
  const during = cached.produce('/during', page([], { until: read.promise }), 'br')
  cached.pause()
  expect(await statusOf('/before')).toBe(404)
  cached.resume()
  read.resolve()
  await during
  expect(await statusOf('/during')).toBe(404)
})

describe('with room for three answers', async () => {
  /** Too short to be compressed. */
  const short = 'x'.repeat(500)
  const maxBytes = 3 * (short.length + '/1'.length + bytesPerTag)
  const few = new ResponseCache({ keyOf: ({ url }) => url, maxBytes, readyBytes: maxBytes })
  const fewOrigin = await serve(few)

  beforeEach(() => {
    few.pause()
    few.resume()
  })

  async function store(path: string, body = short): Promise<void> {
    await few.produce(path, page([path], { body }), 'br')
  }

  /** Requests each in turn, which makes a cached one the most recently used. */
  async function whichAreCached(...paths: string[]): Promise<string[]> {
    const found: string[] = []
    for (const path of paths) if ((await fetch(fewOrigin + path)).ok) found.push(path)
    return found
  }

  it('drops the least recently requested entry', async () => {
    for (const path of ['/1', '/2', '/3']) await store(path)
    expect(await whichAreCached('/1')).toEqual(['/1'])
    await store('/4')
    expect(await whichAreCached('/1', '/2', '/3', '/4')).toEqual(['/1', '/3', '/4'])
    await store('/5')
    expect(await whichAreCached('/1', '/3', '/4', '/5')).toEqual(['/3', '/4', '/5'])
  })

  it('drops as many as a long one needs, and none for one larger than the whole cache', async () => {
    for (const path of ['/1', '/2', '/3']) await store(path)
    await store('/4', 'x'.repeat(1000))
    expect(await whichAreCached('/1', '/2', '/3', '/4')).toEqual(['/3', '/4'])
    await store('/5', randomBytes(3000).toString('latin1'))
    expect(await whichAreCached('/3', '/4', '/5')).toEqual(['/3', '/4'])
  })

  it('counts a regenerated answer once, with its new tags', async () => {
    await store('/2')
    for (let times = 0; times < 5; times += 1) await store('/1')
    await store('/3')
    few.purge(['/1'])
    expect(await whichAreCached('/1', '/2', '/3')).toEqual(['/2', '/3'])
  })
})

it('serves the last known answer while changes are not heard of and none can be made, and not a moment longer', async () => {
  const away = () => Promise.resolve({ status: 503, headers: {}, body: Buffer.from('away') })
  const broken = () => Promise.reject(new Error('no connection'))
  const bodyOf = async (make: Parameters<typeof cached.produce>[1]) => (await cached.produce('/outage', make, undefined)).body.toString()
  await cached.produce('/outage', page(['products']), 'br')
  cached.pause()
  expect(cached.size).toBe(0)
  // While notifications are lost and the database answers, the answer is made again.
  expect(await bodyOf(page(['products'], { body: 'fresh' }))).toBe('fresh')
  expect(await statusOf('/outage')).toBe(404)
  expect(await bodyOf(away)).toBe(long)
  expect(await bodyOf(broken)).toBe(long)
  // The attempt has just failed, so it is not repeated for each visitor.
  expect(await statusOf('/outage')).toBe(200)
  await expect(cached.produce('/never-kept', broken, undefined)).rejects.toThrow('no connection')
  expect((await cached.produce('/never-kept', away, undefined)).status).toBe(503)

  cached.resume()
  expect(await statusOf('/outage')).toBe(404)
  expect(await bodyOf(away)).toBe('away')
})

describe('with room for three that are ready to be sent', async () => {
  const shared = randomBytes(3000).toString('base64')
  const bodyOf = (path: string) => `${shared} ${randomBytes(3000).toString('base64')} ${path}`
  const readyBytes = 3 * 7500
  const packed = new ResponseCache({ keyOf: ({ url }) => url, maxBytes: 40 * readyBytes, readyBytes })
  packed.resume()
  const packedOrigin = await serve(packed)
  const bodies = new Map<string, string>()

  async function store(path: string, tags: string[] = []): Promise<void> {
    const body = bodies.get(path) ?? bodyOf(path)
    bodies.set(path, body)
    await packed.produce(path, page(tags, { body }), 'br')
  }
  const text = async (path: string, encoding = 'br') => {
    const response = await fetch(packedOrigin + path, { headers: { 'accept-encoding': encoding } })
    return response.ok ? response.text() : undefined
  }

  it('compresses the others and sends them unchanged, in every encoding, any number of times', async () => {
    const paths = Array.from({ length: 6 }, (_, place) => `/product/${place}`)
    for (const path of paths) await store(path)
    for (const encoding of ['br', 'gzip', 'identity', 'br'])
      for (const path of paths) for (let times = 0; times < 5; times += 1) expect(await text(path, encoding)).toBe(bodies.get(path))
    expect(packed.size).toBe(paths.length)
  })

  it('drops one with a query, as a filtered list has, instead of packing it', async () => {
    const lists = Array.from({ length: 6 }, (_, place) => `/shop?page=${place}`)
    for (const path of lists) await store(path)
    expect(await text('/shop?page=0')).toBeUndefined()
    expect(await text('/shop?page=5')).toBe(bodies.get('/shop?page=5'))
  })

  it('forgets a compressed one when its sources change', async () => {
    await store('/product/changed', ['product:1'])
    for (let place = 20; place < 26; place += 1) await store(`/product/${place}`)
    expect(await text('/product/changed')).toBe(bodies.get('/product/changed'))
    packed.purge(['product:1'])
    expect(await text('/product/changed')).toBeUndefined()
    expect(await text('/product/20')).toBe(bodies.get('/product/20'))
  })
})

it('takes a fraction of the memory for similar pages', async () => {
  const common = randomBytes(20_000).toString('base64')
  const alike = new ResponseCache({ keyOf: ({ url }) => url, maxBytes: 5_000_000, readyBytes: 100_000 })
  alike.resume()
  for (let place = 0; place < 100; place += 1) await alike.produce(`/product/${place}`, page([], { body: `${common} ${place}` }), 'br')
  await expect.poll(() => alike.bytes).toBeLessThan(150_000)
  expect(alike.size).toBe(100)
})
