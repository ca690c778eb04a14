import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'

const long = 'a page of the shop, '.repeat(200)
const kept = new KeptAnswers({ keyOf: ({ url }) => url, headers: { 'x-content-type-options': 'nosniff' } })
kept.resume()
let made = 0

const origin = await serve(kept)

async function serve(answers: KeptAnswers): Promise<string> {
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

it('makes an answer once for all who ask at the same time', async () => {
  made = 0
  const answers = await Promise.all(['br', 'gzip', undefined].map((encoding) => kept.produce('/once', page(['products']), encoding)))
  expect(made).toBe(1)
  const [brotli, gzipped, plain] = answers
  expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(long)
  expect(gunzipSync(gzipped?.body ?? '').toString()).toBe(long)
  expect(plain?.body.toString()).toBe(long)
  expect(plain?.headers['content-encoding']).toBeUndefined()
})

it('answers from memory in each encoding, with every header', async () => {
  await kept.produce('/page', page(['products']), 'br')
  for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip']) {
    const response = await fetch(`${origin}/page`, { headers: { 'accept-encoding': encoding } })
    expect(await response.text()).toBe(long)
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('vary')).toBe('accept-encoding')
  }
})

it('says "unchanged" to who has it already, however a proxy rewrote the tag', async () => {
  const { headers } = await kept.produce('/known', page(['products']), 'br')
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
  await kept.produce('/head', page(['products']), 'br')
  const response = await fetch(`${origin}/head`, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

it('drops what was made from a thing that changed, and nothing else', async () => {
  await kept.produce('/one', page(['product:1']), 'br')
  await kept.produce('/two', page(['product:2']), 'br')
  kept.purge(['product:1'])
  expect([await statusOf('/one'), await statusOf('/two')]).toEqual([404, 200])
})

it('does not keep an answer that a change overtook while it was made, even one it named only afterwards', async () => {
  const read = Promise.withResolvers<void>()
  const answer = kept.produce('/overtaken', page(['product:3'], { until: read.promise }), 'br')
  kept.purge(['product:3'])
  read.resolve()
  await answer
  expect(await statusOf('/overtaken')).toBe(404)
})

it('keeps nothing but what was found', async () => {
  await kept.produce('/missing', page([], { status: 404 }), 'br')
  expect(await statusOf('/missing')).toBe(404)
  expect(await (await fetch(`${origin}/missing`)).text()).toBe('not kept')
})

it('keeps nothing while changes may be missed, nor what was being made meanwhile', async () => {
  await kept.produce('/before', page([]), 'br')
  const read = Promise.withResolvers<void>()
  const during = kept.produce('/during', page([], { until: read.promise }), 'br')
  kept.pause()
  expect(await statusOf('/before')).toBe(404)
  kept.resume()
  read.resolve()
  await during
  expect(await statusOf('/during')).toBe(404)
})

describe('with room for three answers', async () => {
  /** Too short to be packed; counted twice, for the other form that it could come to have. */
  const short = 'x'.repeat(500)
  const few = new KeptAnswers({ keyOf: ({ url }) => url, maxBytes: 3 * (2 * short.length + '/1'.length) })
  const fewOrigin = await serve(few)

  beforeEach(() => {
    few.pause()
    few.resume()
  })

  async function keep(path: string, body = short): Promise<void> {
    await few.produce(path, page([path], { body }), 'br')
  }

  /** Asks for each in turn: what is kept becomes the latest that somebody asked for. */
  async function whichAreKept(...paths: string[]): Promise<string[]> {
    const found: string[] = []
    for (const path of paths) if ((await fetch(fewOrigin + path)).ok) found.push(path)
    return found
  }

  it('drops the one that nobody has asked for the longest', async () => {
    for (const path of ['/1', '/2', '/3']) await keep(path)
    expect(await whichAreKept('/1')).toEqual(['/1'])
    await keep('/4')
    expect(await whichAreKept('/1', '/2', '/3', '/4')).toEqual(['/1', '/3', '/4'])
    await keep('/5')
    expect(await whichAreKept('/1', '/3', '/4', '/5')).toEqual(['/3', '/4', '/5'])
  })

  it('drops as many as a long one needs, and none for one that is longer than all the room', async () => {
    for (const path of ['/1', '/2', '/3']) await keep(path)
    await keep('/4', 'x'.repeat(1000))
    expect(await whichAreKept('/1', '/2', '/3', '/4')).toEqual(['/3', '/4'])
    await keep('/5', randomBytes(3000).toString('latin1'))
    expect(await whichAreKept('/3', '/4', '/5')).toEqual(['/3', '/4'])
  })

  it('counts one that is made anew once, and knows what it is made of', async () => {
    await keep('/2')
    for (let times = 0; times < 5; times += 1) await keep('/1')
    await keep('/3')
    few.purge(['/1'])
    expect(await whichAreKept('/1', '/2', '/3')).toEqual(['/2', '/3'])
  })
})

it('lets the last known answer stand in while changes are not heard of and none can be made, and not a moment longer', async () => {
  const away = () => Promise.resolve({ status: 503, headers: {}, body: Buffer.from('away') })
  const broken = () => Promise.reject(new Error('no connection'))
  const bodyOf = async (make: Parameters<typeof kept.produce>[1]) => (await kept.produce('/outage', make, undefined)).body.toString()
  await kept.produce('/outage', page(['products']), 'br')
  kept.pause()
  expect(kept.size).toBe(0)
  // The database answers, though nobody tells of changes: then the answer is made anew.
  expect(await bodyOf(page(['products'], { body: 'fresh' }))).toBe('fresh')
  expect(await statusOf('/outage')).toBe(404)
  expect(await bodyOf(away)).toBe(long)
  expect(await bodyOf(broken)).toBe(long)
  // Having failed just now it is not tried again for each visitor.
  expect(await statusOf('/outage')).toBe(200)
  await expect(kept.produce('/never-kept', broken, undefined)).rejects.toThrow('no connection')
  expect((await kept.produce('/never-kept', away, undefined)).status).toBe(503)

  kept.resume()
  expect(await statusOf('/outage')).toBe(404)
  expect(await bodyOf(away)).toBe('away')
})
