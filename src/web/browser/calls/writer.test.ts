import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import * as members from '#contract/calls/members.gen.ts'
import * as payments from '#contract/calls/payments.gen.ts'
import { money } from '#contract/rules/money.ts'
import { dismissToast, findToast } from '#web/ui/toasts.ts'
import { sentenceOf } from './refusal-sentence.ts'
import { createWriter } from './writer.ts'

/** Requests that the test server has not answered yet. */
const waiting: ServerResponse[] = []
const keys: unknown[] = []
const server = createServer(({ headers }, response) => {
  keys.push(headers['idempotency-key'])
  waiting.push(response)
})
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
  keys.length = 0
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
  const writer = createWriter()
  let use: () => void = () => undefined
  const used = new Promise<void>((resolve) => (use = resolve))
  const asked = writer.ask(members.addToWishlist, save, {}, { ...patient, onSuccess: () => used })
  expect(writer.state.read()).toEqual({ isBusy: true, refusal: undefined })
  await answer(201, { product_id: save.productId })
  await expect.poll(() => writer.state.read().isBusy).toBe(true)
  use()
  await expect(asked).resolves.toEqual({ answer: { product_id: save.productId } })
  expect(writer.state.read().isBusy).toBe(false)
})

it('makes one call at a time', async () => {
  const writer = createWriter()
  const first = writer.ask(members.addToWishlist, save, {}, patient)
  await expect(writer.ask(members.addToWishlist, save, {}, patient)).resolves.toEqual({ refusal: { code: 'cancelled' } })
  await answer(201, {})
  await first
  expect(waiting).toEqual([])
})

it('keeps a refusal until the next answer, or until it is dismissed', async () => {
  const writer = createWriter()
  const asked = writer.ask(members.addToWishlist, save, {}, patient)
  await answer(409, refused)
  await expect(asked).resolves.toEqual({ refusal: refused })
  expect(writer.state.read()).toEqual({ isBusy: false, refusal: refused })
  const again = writer.ask(members.addToWishlist, save, {}, patient)
  expect(writer.state.read()).toEqual({ isBusy: true, refusal: refused })
  await answer(201, {})
  await again
  expect(writer.state.read().refusal).toBeUndefined()
})

it('explains why there was no answer', async () => {
  const writer = createWriter()
  const asked = writer.ask(members.addToWishlist, save, {}, patient)
  await expect.poll(() => waiting.length).toBe(1)
  waiting.shift()?.destroy()
  await expect(asked).resolves.toEqual({ refusal: { code: 'network' } })
  reachNobody()
  const late = writer.ask(members.addToWishlist, save, {}, { timeoutMs: 1 })
  await expect(late).resolves.toEqual({ refusal: { code: 'timeout' } })
  reachShop()
  const strange = writer.ask(members.addToWishlist, save, {}, patient)
  await answer(502, { page: 'of a proxy' })
  await expect(strange).resolves.toEqual({ refusal: { code: 'unreadable' } })
})

it('says one sentence, the given one, where the shop was not reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const writer = createWriter()
  const unreached = 'We can’t reach the shop.'
  await writer.ask(members.addToWishlist, save, { unreached }, patient)
  expect(sentenceOf(writer.state.read().refusal ?? { code: 'none' }, 'The form’s own sentence')).toBe(unreached)
})

it('takes back what it showed at once, and says so', async () => {
  const writer = createWriter()
  const shown: string[] = []
  const optimistic = {
    show: () => {
      shown.push('shown')
      return () => void shown.push('taken back')
    },
    reverted: 'Operation failed. Changes have been reverted.',
  }
  const kept = writer.ask(members.addToWishlist, save, {}, { ...patient, optimistic })
  expect(shown).toEqual(['shown'])
  const reverted = writer.ask(members.addToWishlist, save, {}, { ...patient, optimistic })
  await answer(201, {})
  await answer(409, refused)
  await Promise.all([kept, reverted])
  expect(shown).toEqual(['shown', 'shown', 'taken back'])
  const toast = findToast()
  expect(toast).toMatchObject({ title: optimistic.reverted, description: refused.error, tone: 'error' })
  if (toast) dismissToast(toast.id)
})

it('shows the sentence of a field first, and the part’s own where the server sent none', () => {
  expect(sentenceOf({ code: 'invalid_input', error: 'Please check.', fields: { note: 'This is too long' } }, 'x')).toBe('This is too long')
  expect(sentenceOf(refused, 'x')).toBe(refused.error)
  expect(sentenceOf({ code: 'network' }, 'The shop could not be reached.')).toBe('The shop could not be reached.')
})

const refund = { params: { id: save.productId }, body: { amount: money(10), is_by_hand: true } }
const lose = async () => {
  await expect.poll(() => waiting.length).toBe(1)
  waiting.shift()?.destroy()
}

it('resends the key of an unanswered press with the same input, from any part of the page', async () => {
  const lost = createWriter().ask(payments.refund, refund, {}, patient)
  await lose()
  await expect(lost).resolves.toEqual({ refusal: { code: 'network' } })
  const other = createWriter().ask(payments.refund, { ...refund, body: { ...refund.body, amount: money(5) } }, {}, patient)
  await answer(200, {})
  await other
  const again = createWriter().ask(payments.refund, refund, {}, patient)
  await answer(200, {})
  await again
  const next = createWriter().ask(payments.refund, refund, {}, patient)
  await answer(200, {})
  await next
  expect(keys[2]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

it('sends no key with a call that takes none', async () => {
  const asked = createWriter().ask(members.addToWishlist, save, {}, patient)
  await answer(201, {})
  await asked
  expect(keys).toEqual([undefined])
})

it('makes writes to one address in the order of the presses, also after a lost answer', async () => {
  const switched = (hours: number) => ({ params: { id: save.productId }, body: { hours } })
  const writer = createWriter()
  const done = vi.fn<(hours: number) => void>()
  const press = (hours: number) => writer.act(adminOrders.setHold, switched(hours), {}, { next: () => done(hours), ...patient })
  const pressed = [press(1), press(2), press(3)]
  await lose()
  await answer(200, {})
  await expect.poll(() => done.mock.calls).toEqual([[2]])
  await answer(200, {})
  await expect(Promise.all(pressed)).resolves.toEqual([false, true, true])
  expect(done.mock.calls).toEqual([[2], [3]])
})

it('reads the screen again after a press, and after an answer that was lost', async () => {
  const refresh = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  const writer = createWriter()
  const pressed = writer.act(members.addToWishlist, save, { refresh }, patient)
  await expect(writer.act(members.addToWishlist, save, { refresh }, patient)).resolves.toBe(false)
  await answer(201, {})
  await expect(pressed).resolves.toBe(true)
  expect(refresh).toHaveBeenCalledTimes(1)
  const lost = writer.ask(members.addToWishlist, save, { refresh }, patient)
  await lose()
  await lost
  expect(refresh).toHaveBeenCalledTimes(2)
  const said = writer.act(
    members.addToWishlist,
    save,
    { refresh, unreached: 'The shop could not be reached.' },
    { failed: 'Not saved', ...patient },
  )
  await lose()
  await expect(said).resolves.toBe(false)
  expect(findToast()).toMatchObject({ title: 'Not saved', description: 'The shop could not be reached.' })
  expect(refresh).toHaveBeenCalledTimes(3)
})

it('offers undo by the same call, and keeps it when that is refused', async () => {
  const holdUndo = vi.fn<(action: { undo: () => Promise<unknown> }) => () => void>().mockReturnValue(() => undefined)
  const writer = createWriter()
  const pressed = writer.act(
    members.addToWishlist,
    save,
    { holdUndo },
    { done: 'Saved', undo: { input: save, undone: 'Removed' }, ...patient },
  )
  await answer(201, {})
  await pressed
  const undo = holdUndo.mock.calls[0]?.[0].undo
  const refusedUndo = expect(undo?.()).rejects.toThrow('The undo was refused')
  await answer(409, refused)
  await refusedUndo
})

const pressTwice = async <Answer>(ask: () => Promise<Answer>, ...second: Parameters<typeof answer>) => {
  const first = ask()
  await lose()
  await first
  const again = ask()
  await answer(...second)
  return again
}
const gone = { error: 'No such address.', code: 'not_found' }
const changedTo = (current: object) => ({ error: 'Somebody else changed this.', code: 'changed_meanwhile', current })
const shipped = {
  params: { id: save.productId },
  body: { status: 'shipped', note: 'By sea', expected_updated_at: '2026-11-30T01:00:00Z' },
} as const

it('takes a removal as made if its answer was lost and the thing is gone', async () => {
  const writer = createWriter()
  const remove = () => writer.ask(members.removeAddress, { id: save.productId }, {}, patient)
  expect(await pressTwice(remove, 404, gone)).toEqual({ answer: undefined })
  const again = remove()
  await answer(404, gone)
  expect(await again).toEqual({ refusal: gone })
})

it('takes a change as made if its answer was lost and the record has its values', async () => {
  const writer = createWriter()
  const ship = () => writer.ask(adminOrders.setStatus, shipped, {}, patient)
  const current = { status: 'shipped', updated_at: '2026-11-30T01:00:01Z' }
  expect(await pressTwice(ship, 409, changedTo(current))).toEqual({ answer: current })
  const again = ship()
  await answer(409, changedTo(current))
  expect(await again).toEqual({ refusal: changedTo(current) })
})

it('says that somebody else changed the record if it has other values', async () => {
  const writer = createWriter()
  const cancelled = changedTo({ status: 'cancelled' })
  const ship = () => writer.ask(adminOrders.setStatus, shipped, {}, patient)
  expect(await pressTwice(ship, 409, cancelled)).toEqual({ refusal: cancelled })
})

it('asks the screen whether the record shows the change, where it names the values otherwise', async () => {
  const writer = createWriter()
  const accepted = { params: { id: save.productId }, body: { decision: 'accepted' } } as const
  const isMade = vi.fn((order: unknown) => (order as { payment_status: string }).payment_status === 'paid')
  const accept = () => writer.ask(adminOrders.setPayment, accepted, {}, { isMade, ...patient })
  const [unpaid, paid] = ['unpaid', 'paid'].map((status) => changedTo({ payment_status: status }))
  expect(await pressTwice(accept, 409, unpaid ?? {})).toEqual({ refusal: unpaid })
  expect(await pressTwice(accept, 409, paid ?? {})).toEqual({ answer: paid?.current })
  expect(isMade).toHaveBeenLastCalledWith(paid?.current, accepted)
})
