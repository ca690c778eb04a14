import { type DataStrategyResult, type MiddlewareFunction, RouterContextProvider, type UIMatch } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPage, keepStaleDataOnError, refreshPage } from './refresh-page.ts'

const matches = [
  { id: 'root', loaderData: 'shop as shown' },
  { id: 'product', loaderData: 'product as shown' },
] as unknown as UIMatch[]
const refused = (status: number) => ({ status, statusText: '', internal: true, data: undefined })

beforeEach(() => vi.stubGlobal('location', { pathname: '/product/felt-mug', search: '?size=s' }))
afterEach(() => {
  keepPage(undefined)
  vi.unstubAllGlobals()
})

/** Returns the results that the router would show for answers to `address`. */
function showing(answers: Record<string, DataStrategyResult>, address = '/product/felt-mug?size=s', signal?: AbortSignal) {
  const request = new Request(`http://shop.test${address}`, signal ? { signal } : {})
  const args = { request, params: {}, context: new RouterContextProvider() } as unknown as Parameters<MiddlewareFunction>[0]
  return keepStaleDataOnError(args, () => Promise.resolve({ ...answers }))
}

async function reading(answers: Record<string, DataStrategyResult>, address?: string, signal?: AbortSignal) {
  let results: unknown
  const isRead = await refreshPage(matches, async () => {
    results = await showing(answers, address, signal)
  })
  return { isRead, results }
}

test('the answer is shown', async () => {
  const answers = { product: { type: 'data', result: 'product of now' } } as const
  expect(await reading({ ...answers })).toEqual({ isRead: true, results: answers })
})

test('unanswerable requests leave the page as it is', async () => {
  for (const failure of [new TypeError('Failed to fetch'), refused(503), refused(429)]) {
    const answers = { root: { type: 'data', result: 'shop of now' }, product: { type: 'error', result: failure } } as const
    const kept = { root: answers.root, product: { type: 'data', result: 'product as shown' } }
    expect(await reading({ ...answers })).toEqual({ isRead: false, results: kept })
  }
})

test('a refusal, another page’s failure and a reading that was given up are left to the router', async () => {
  const gone = { product: { type: 'error', result: refused(404) } } as const
  expect(await reading({ ...gone })).toEqual({ isRead: true, results: gone })
  const failed = { product: { type: 'error', result: refused(503) } } as const
  expect(await reading({ ...failed }, '/product/felt-hat')).toEqual({ isRead: true, results: failed })
  expect(await reading({ ...failed }, undefined, AbortSignal.abort())).toEqual({ isRead: true, results: failed })
})

test('a loaded page stays at every failed refresh, and its layout at that of another page', async () => {
  const failure = { type: 'error', result: refused(503) } as const
  const failed = { root: failure, product: failure }
  const keptRoot = { type: 'data', result: 'shop as shown' }
  expect(await showing(failed)).toEqual(failed)
  keepPage(matches)
  expect(await showing(failed)).toEqual({ root: keptRoot, product: { type: 'data', result: 'product as shown' } })
  expect(await showing(failed, '/product/felt-hat')).toEqual({ root: keptRoot, product: failure })
  const gone = { product: { type: 'error', result: refused(404) } } as const
  expect(await showing(gone)).toEqual(gone)
})

test('a kept page that was never shown is not kept', async () => {
  const failed = { product: { type: 'error', result: refused(503) } } as const
  keepPage([{ id: 'product', loaderData: undefined }] as unknown as UIMatch[])
  expect(await showing(failed)).toEqual(failed)
})
