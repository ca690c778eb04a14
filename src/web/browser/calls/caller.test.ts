import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import * as account from '#contract/calls/account.gen.ts'
import * as members from '#contract/calls/members.gen.ts'
import { dismissToast, findToast } from '#web/ui/toasts.ts'
import { createCaller } from './caller.ts'
import { sentenceOf } from './refusal-sentence.ts'

/** Requests that the test server has not answered yet. */
const waiting: ServerResponse[] = []
const server = createServer((_request, response) => void waiting.push(response))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const { fetch: reach } = globalThis
const reachShop = () => vi.stubGlobal('fetch', (path: string, options: RequestInit) => reach(new URL(path, origin), options))
/** Stubs a network without answers. With a timeout of its own, a call could fail before or after the shop received it. */
const reachNobody = () =>
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_answer, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
beforeEach(() => {
  waiting.length = 0
  reachShop()
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

async function answer(status: number, body: object): Promise<void> {
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  waiting.shift()?.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const save = { productId: '0199a1b2-0000-7000-8000-000000000001' }
const refused = { error: 'Your wishlist is full.', code: 'wishlist_full' }
const patient = { timeoutMs: 10_000 }

it('is busy until the answer has been used', async () => {
  const caller = createCaller()
  let use: () => void = () => undefined
  const used = new Promise<void>((resolve) => (use = resolve))
  const asked = caller.ask(members.addToWishlist, save, { ...patient, onSuccess: () => used })
  expect(caller.state()).toEqual({ isBusy: true, refusal: undefined })
  await answer(201, { product_id: save.productId })
  await expect.poll(() => caller.state().isBusy).toBe(true)
  use()
  await expect(asked).resolves.toEqual({ answer: { product_id: save.productId } })
  expect(caller.state().isBusy).toBe(false)
})

it('makes one call at a time', async () => {
  const caller = createCaller()
  const first = caller.ask(members.addToWishlist, save, patient)
  await expect(caller.ask(members.addToWishlist, save, patient)).resolves.toEqual({ refusal: { code: 'cancelled' } })
  await answer(201, {})
  await first
  expect(waiting).toEqual([])
})

it('keeps a refusal until the next answer, or until it is forgotten', async () => {
  const caller = createCaller()
  const asked = caller.ask(members.addToWishlist, save, patient)
  await answer(409, refused)
  await expect(asked).resolves.toEqual({ refusal: refused })
  expect(caller.state()).toEqual({ isBusy: false, refusal: refused })
  const again = caller.ask(members.addToWishlist, save, patient)
  expect(caller.state()).toEqual({ isBusy: true, refusal: refused })
  await answer(201, {})
  await again
  expect(caller.state().refusal).toBeUndefined()
})

it('says why the shop said nothing', async () => {
  const caller = createCaller()
  const asked = caller.ask(members.addToWishlist, save, patient)
  await expect.poll(() => waiting.length).toBe(1)
  waiting.shift()?.destroy()
  await expect(asked).resolves.toEqual({ refusal: { code: 'network' } })
  reachNobody()
  const late = caller.ask(members.addToWishlist, save, { timeoutMs: 1 })
  await expect(late).resolves.toEqual({ refusal: { code: 'timeout' } })
  reachShop()
  const strange = caller.ask(members.addToWishlist, save, patient)
  await answer(502, { page: 'of a proxy' })
  await expect(strange).resolves.toEqual({ refusal: { code: 'unreadable' } })
})

it('takes back what it showed at once, and says so', async () => {
  const caller = createCaller()
  const shown: string[] = []
  const optimistic = {
    show: () => {
      shown.push('shown')
      return () => void shown.push('taken back')
    },
    reverted: 'Operation failed. Changes have been reverted.',
  }
  const kept = caller.ask(members.addToWishlist, save, { ...patient, optimistic })
  expect(shown).toEqual(['shown'])
  const reverted = caller.ask(members.addToWishlist, save, { ...patient, optimistic })
  await answer(201, {})
  await answer(409, refused)
  await Promise.all([kept, reverted])
  expect(shown).toEqual(['shown', 'shown', 'taken back'])
  const toast = findToast()
  expect(toast).toMatchObject({ title: optimistic.reverted, description: refused.error, tone: 'error' })
  if (toast) dismissToast(toast.id)
})

it('gives up what only reads when its part is gone, and never what writes', async () => {
  const onRefused = vi.fn<() => void>()
  const onSuccess = vi.fn<() => void>()
  const reader = createCaller<void, unknown, never>()
  const reading = reader.ask(account.profile, undefined, { ...patient, onRefused })
  await expect.poll(() => waiting.length).toBe(1)
  reader.leave()
  await expect(reading).resolves.toEqual({ refusal: { code: 'cancelled' } })
  expect(onRefused).not.toHaveBeenCalled()
  waiting.length = 0
  const writer = createCaller()
  const writing = writer.ask(members.addToWishlist, save, { ...patient, onSuccess })
  writer.leave()
  await answer(201, {})
  await writing
  expect(onSuccess).toHaveBeenCalledOnce()
})

it('says the sentence of a field first, and the part’s own where the shop said none', () => {
  expect(sentenceOf({ code: 'invalid_input', error: 'Please check.', fields: { note: 'This is too long' } }, 'x')).toBe('This is too long')
  expect(sentenceOf(refused, 'x')).toBe(refused.error)
  expect(sentenceOf({ code: 'network' }, 'The shop could not be reached.')).toBe('The shop could not be reached.')
})
