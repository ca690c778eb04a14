import { afterAll, expect, it, vi } from 'vitest'
import * as account from '#contract/calls/account.gen.ts'
import * as members from '#contract/calls/members.gen.ts'
import * as partners from '#contract/calls/partners.gen.ts'
import { send, sendAlone } from './send.ts'

/** Unanswered requests by their address. */
const asked = new Map<string, (answer: Response) => void>()
vi.stubGlobal('fetch', (address: string) => new Promise<Response>((answer) => asked.set(address, answer)))
afterAll(() => void vi.unstubAllGlobals())

function answer(address: string, body: unknown = {}): void {
  asked.get(address)?.(Response.json(body))
  asked.delete(address)
}

const [list, setUp, visitor] = ['/api/wishlists/product-ids', '/api/partners/setup/of-a-mail', '/api/visitor'] as const

it('sends a call that replaces the session after earlier calls are answered, and later calls after it', async () => {
  const before = send(members.savedProducts, undefined)
  const change = sendAlone(partners.setUp, { params: { token: 'of-a-mail' }, body: {} })
  const after = send(account.visitor, undefined)
  await expect.poll(() => [...asked.keys()]).toEqual([list])
  answer(list, [])
  await before
  await expect.poll(() => [...asked.keys()]).toEqual([setUp])
  answer(setUp)
  await change
  await expect.poll(() => [...asked.keys()]).toEqual([visitor])
  answer(visitor)
  await after
})

it('delays nothing when the call that would replace it failed', async () => {
  const change = sendAlone(partners.setUp, { params: { token: 'of-a-mail' }, body: {} })
  const after = send(members.savedProducts, undefined)
  await expect.poll(() => [...asked.keys()]).toEqual([setUp])
  asked.get(setUp)?.(Response.json({ error: 'No.', code: 'not_found' }, { status: 404 }))
  asked.delete(setUp)
  await expect(change).rejects.toThrow()
  await expect.poll(() => [...asked.keys()]).toEqual([list])
  answer(list, [])
  await expect(after).resolves.toEqual([])
})

it('waits longer for the answer to a write, which may be made although nobody waits for it', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout')
  const reading = send(members.savedProducts, undefined)
  const change = send(members.removeFromWishlist, { productId: 'a-mug' })
  await expect.poll(() => asked.size).toBe(2)
  for (const address of asked.keys()) answer(address)
  await Promise.allSettled([reading, change])
  expect(limits.mock.calls).toEqual([[3000], [15_000]])
})
