import * as carts from '#contract/calls/carts.gen.ts'
import type { KeptCart } from '#contract/carts.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { write } from '#web/browser/calls/write.ts'
import { readLate } from '#web/browser/query/read-late.ts'
import { isStaffVisitor, subscribeToVisitor, visitorNow } from '#web/browser/visitor.ts'
import type { CartLine } from './cart-lines.ts'
import { cart } from './cart-store.ts'
import { cartLineOf, joinCarts, type Joined, signatureOf } from './kept-cart.ts'
import { followLeftCart, readMemory, writeMemory } from './kept-memory.ts'
import { itemOf } from './use-quote.ts'

/** Milliseconds to wait for more presses on a stepper. */
const settleMs = 800

let isFollowing = false
let timer: ReturnType<typeof setTimeout> | undefined
let work = Promise.resolve()

/** Keeps this browser's cart and the signed-in account's cart the same; does nothing without an account. Browser only. */
export function followAccount(): void {
  if (isFollowing) return
  isFollowing = true
  // Runs again when the visitor signs in or returns to the tab, since another device may have changed the cart.
  subscribeToVisitor(inTurn)
  cart.follow(() => {
    followLeftCart()
    if (accountNow() === undefined || signatureOf(cart.lines()) === readMemory()?.lines) return
    clearTimeout(timer)
    timer = setTimeout(inTurn, settleMs)
  })
  inTurn()
}

/** Queues a `join`, since answers to parallel calls would overwrite each other. After a failure, the next change tries again. */
function inTurn(): void {
  work = work.then(join).catch(() => undefined)
}

async function join(): Promise<void> {
  const accountId = accountNow()
  if (accountId === undefined) return
  await settle(accountId, await readLate(carts.get, undefined))
}

async function settle(accountId: string, kept: KeptCart, isAgain = false): Promise<void> {
  if (accountNow() !== accountId) return
  const { lines, brought, isToKeep } = joinCarts(cart.lines(), kept, readMemory(), accountId)
  // Remembered and shown before sending, so that a failed call doesn't add the guest's pieces twice.
  remember(accountId, kept, brought)
  show(lines)
  if (!isToKeep) return
  try {
    const answer = await write(carts.put, { items: lines.map(itemOf), version: kept.version })
    // The account may have signed out before the answer arrived.
    if (accountNow() !== accountId) return
    remember(accountId, answer, brought)
    if (signatureOf(cart.lines()) === signatureOf(lines)) show(answer.lines.map(cartLineOf))
    else inTurn()
  } catch (error) {
    const refusal = refusalOf(carts.put, error)
    if (refusal.code !== 'cart_changed' || isAgain) throw error
    await settle(accountId, refusal.current, true)
  }
}

function show(lines: readonly CartLine[]): void {
  if (signatureOf(lines) !== signatureOf(cart.lines())) cart.adopt(lines)
}

function remember(accountId: string, { version, lines }: KeptCart, brought: Joined['brought']): void {
  writeMemory({ accountId, version, lines: signatureOf(lines.map(cartLineOf)), brought, hasLeft: false })
}

/** Staff have no cart. */
function accountNow(): string | undefined {
  const visitor = visitorNow()
  return visitor.state === 'signed_in' && !isStaffVisitor(visitor) ? visitor.profile.id : undefined
}
