import { readStored, writeStored } from '#web/browser/stored.ts'
import { cart } from './cart-store.ts'
import { type KeptMemory, leaveBehind, parseMemory } from './kept-cart.ts'

const storageKey = 'tulpar.cart.kept'

export function readMemory(): KeptMemory | undefined {
  return parseMemory(readStored(storageKey))
}

/** Without storage each page begins with an empty memory, and its cart is added to the account's. */
export function writeMemory(memory: KeptMemory | undefined): void {
  writeStored(storageKey, memory)
}

/** For an account that signs out here: its cart goes with it, and what was in this browser before stays. Browser only. */
export function leaveCart(): void {
  const memory = readMemory()
  if (memory === undefined || memory.hasLeft) return
  const left = leaveBehind(cart.lines(), memory)
  // In this order: another tab that hears of the shorter cart must not take it for the account's.
  writeMemory(left.memory)
  cart.adopt(left.lines)
}

/** What a guest takes out of a cart that an account left is no longer the account's when it is put in again. */
export function followLeftCart(): void {
  const memory = readMemory()
  if (memory?.hasLeft) writeMemory(leaveBehind(cart.lines(), memory).memory)
}
