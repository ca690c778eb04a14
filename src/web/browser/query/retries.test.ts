import { QueryObserver } from '@tanstack/react-query'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '#contract/calls/typed-call.ts'
import { refusalOf, RequestError } from '../calls/request-errors.ts'
import { send } from '../calls/send.ts'
import { tellChange } from '#web/features/live/shop-changes.ts'
import { callQuery, catalogKey } from './call-query.ts'
import { observeCall, readCurrent } from './observe-call.ts'
import { createQueryClient, sharedQueryClient } from './query-client.ts'

/** Requests that the test server received. */
const seen: string[] = []
let answer: (response: ServerResponse) => void = () => undefined
const server = createServer(({ url = '' }, response) => {
  seen.push(url)
  answer(response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const answers = {
  'a server that fails': (response: ServerResponse) => void response.writeHead(500).end('broken'),
  'an address that is not there': (response: ServerResponse) =>
    void response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"Not found","code":"not_found"}'),
  'a server that does not answer': () => undefined,
  'a lost connection': (response: ServerResponse) => void response.destroy(),
  'something else than JSON': (response: ServerResponse) => void response.end('<html>'),
  'broken JSON': (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{'),
}
const messages: [keyof typeof answers, RegExp, number][] = [
  ['a server that fails', /^HTTP 500: broken$/, 4],
  ['an address that is not there', /^HTTP 404: \{"error":"Not found","code":"not_found"\}$/, 1],
  ['a server that does not answer', /^Request timeout after 150ms$/, 4],
  ['a lost connection', /^Network error - please check your connection$/, 4],
  ['something else than JSON', /^Response is not JSON$/, 1],
  ['broken JSON', /^Invalid JSON response$/, 1],
]

/** Records the pauses between attempts; the test does not wait for them. */
let pauses: number[] = []
beforeEach(() => {
  seen.length = 0
  pauses = []
  const { setTimeout: later, fetch: send } = globalThis
  vi.stubGlobal('setTimeout', (act: (...given: unknown[]) => void, delayMs = 0, ...given: unknown[]) => {
    // Timers with arguments belong to fetch itself.
    const isPause = given.length === 0 && delayMs >= 500 && delayMs <= 30_000
    if (isPause) pauses.push(delayMs)
    return later(act, isPause ? 0 : delayMs, ...given)
  })
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => send(new URL(path, origin), options))
})
afterEach(() => vi.unstubAllGlobals())

/** Short timeouts only where no answer is expected, since a busy machine must not look like a silent server. */
const patienceFor = (fault: keyof typeof answers) => ({ timeoutMs: fault === 'a server that does not answer' ? 150 : 10_000 })
const nextCall = (() => {
  let count = 0
  return (): Call<void, unknown, never> => `GET /thing-${(count += 1)}`
})()

function queried(call: Call<void, unknown, never>, patience: { timeoutMs: number }): Promise<unknown> {
  const query = callQuery(catalogKey, call, undefined)
  return createQueryClient().fetchQuery({ ...query, queryFn: ({ signal }) => send(call, undefined, { signal, ...patience }) })
}

/** Resolves with the first answer that `observeCall` gives. */
function observed(call: Call<void, unknown, never>, timeoutMs = 10_000): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = observeCall(call, undefined, { timeoutMs }, ({ data, isError }) => {
      if (isError) reject(new Error('failed'))
      else resolve(data)
      queueMicrotask(() => stop())
    })
  })
}

/** Observes the call for a moment. Resolves with the number of requests. */
function askedBy(call: Call<void, unknown, never>): Promise<number> {
  return new Promise((resolve) => {
    const stop = observeCall(call, undefined, {}, () => undefined)
    setTimeout(() => {
      stop()
      resolve(seen.length)
    }, 20)
  })
}

describe('the fetch helper', () => {
  it.each(messages)('meets %s with its sentence and the right number of tries', async (fault, message, tries) => {
    answer = answers[fault]
    await expect(readCurrent(nextCall(), undefined, patienceFor(fault))).rejects.toThrow(message)
    expect(seen).toHaveLength(tries)
    seen.length = 0
    await expect(observed(nextCall(), patienceFor(fault).timeoutMs)).rejects.toThrow('failed')
    expect(seen).toHaveLength(tries)
  })

  it('pauses one, two and four seconds, give or take a tenth', async () => {
    answer = answers['a server that fails']
    await expect(readCurrent(nextCall(), undefined, patienceFor('a server that fails'))).rejects.toThrow()
    expect(pauses).toHaveLength(3)
    for (const [index, delayMs] of [1000, 2000, 4000].entries())
      expect(Math.abs((pauses[index] ?? 0) - delayMs)).toBeLessThanOrEqual(delayMs / 10)
  })

  it('requests the same address once within five minutes, until the shop changes', async () => {
    answer = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"price":1}')
    const call = nextCall()
    await Promise.all([observed(call), observed(call)])
    await expect(observed(call)).resolves.toEqual({ price: 1 })
    expect(seen).toHaveLength(1)
    tellChange('missed')
    await expect.poll(() => askedBy(call)).toBe(2)
  })

  it('requests again after a failure', async () => {
    answer = answers['an address that is not there']
    const call = nextCall()
    await expect(observed(call)).rejects.toThrow()
    await expect(observed(call)).rejects.toThrow()
    expect(seen).toHaveLength(2)
  })
})

it('leaves an answer shown when the shop changes, without a request of each open page', async () => {
  answer = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"price":1}')
  const call = nextCall()
  const shown: unknown[] = []
  const stop = observeCall(call, undefined, {}, ({ data }) => shown.push(data))
  await expect.poll(() => shown.length).toBe(1)
  const other = nextCall()
  const query = callQuery(catalogKey, other, undefined)
  const stopOther = new QueryObserver(sharedQueryClient(), query).subscribe(() => undefined)
  await expect.poll(() => seen).toHaveLength(2)
  tellChange('missed')
  await expect.poll(() => seen).toHaveLength(3)
  stop()
  stopOther()
  expect(seen.filter((address) => call.endsWith(address))).toHaveLength(1)
})

it('asks for what must be current each time, and no more once it is given up', async () => {
  answer = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"price":1}')
  const call = nextCall()
  await readCurrent(call, undefined)
  await readCurrent(call, undefined)
  expect(seen).toHaveLength(2)
  answer = answers['a server that does not answer']
  const leaving = new AbortController()
  const ended = expect(readCurrent(call, undefined, { signal: leaving.signal })).rejects.toThrow()
  await expect.poll(() => seen.length).toBe(3)
  leaving.abort()
  await ended
  expect(seen).toHaveLength(3)
})

describe('the query cache', () => {
  it.each(messages)('meets %s with its sentence and the right number of tries', async (fault, message, tries) => {
    answer = answers[fault]
    await expect(queried(nextCall(), patienceFor(fault))).rejects.toThrow(message)
    expect(seen).toHaveLength(tries)
  })

  it('pauses one, two and four seconds', async () => {
    answer = answers['a server that fails']
    await expect(queried(nextCall(), patienceFor('a server that fails'))).rejects.toThrow()
    expect(pauses).toEqual([1000, 2000, 4000])
  })

  it('keeps a given value for five minutes', async () => {
    answer = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
    const client = createQueryClient()
    const query = callQuery(catalogKey, nextCall(), undefined)
    await client.fetchQuery(query)
    await client.fetchQuery(query)
    expect(seen).toHaveLength(1)
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 5 * 60 * 1000 + 1)
    await client.fetchQuery(query)
    vi.restoreAllMocks()
    expect(seen).toHaveLength(2)
  })

  it('requests an aborted query again', async () => {
    answer = answers['a server that does not answer']
    const client = createQueryClient()
    const query = callQuery(catalogKey, nextCall(), undefined)
    const asked = client.fetchQuery(query)
    const ended = expect(asked).rejects.toThrow()
    await expect.poll(() => seen.length).toBe(1)
    await client.cancelQueries({ queryKey: query.queryKey })
    await ended
    expect(seen).toHaveLength(1)
  })

  it('does not repeat a change', async () => {
    answer = answers['a server that fails']
    const client = createQueryClient()
    const call = nextCall()
    const change = client.getMutationCache().build(client, { mutationFn: () => send(call.replace('GET', 'POST'), undefined) })
    await expect(change.execute(undefined)).rejects.toThrow('HTTP 500')
    expect(seen).toHaveLength(1)
  })
})

it('reports that a request was cancelled, and stops', async () => {
  answer = answers['a server that does not answer']
  const leaving = new AbortController()
  const asked = send(nextCall(), undefined, { signal: leaving.signal })
  const ended = expect(asked).rejects.toMatchObject({ kind: 'cancelled', message: 'Request was cancelled' })
  await expect.poll(() => seen.length).toBe(1)
  leaving.abort()
  await ended
  expect(seen).toHaveLength(1)
})

it('carries the server’s own sentence and waits three seconds by default', async () => {
  answer = answers['an address that is not there']
  const call = nextCall()
  await expect(send(call, undefined)).rejects.toSatisfy(
    (error) => error instanceof RequestError && error.status === 404 && refusalOf(call, error).error === 'Not found',
  )
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await expect(send(call, undefined)).rejects.toThrow()
  expect(timeout).toHaveBeenCalledWith(3000)
  timeout.mockRestore()
})
