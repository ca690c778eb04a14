import { readStored, writeStored } from '#web/browser/stored.ts'
import { cart } from './cart-store.ts'
import { type KeptMemory, leaveBehind, parseMemory } from './kept-cart.ts'

const storageKey = 'tulpar.cart.kept'

export function readMemory(): KeptMemory | undefined {
  return parseMemory(readStored(storageKey))
}

/** Without storage each page starts without memory, and its cart is added to the account's. */
export function writeMemory(memory: KeptMemory | undefined): void {
  writeStored(storageKey, memory)
}

/** Removes the account's pieces from the cart at sign-out; pieces from before the sign-in stay. Browser only. */
export function leaveCart(): void {
  const memory = readMemory()
  if (memory === undefined || memory.hasLeft) return
  const left = leaveBehind(cart.lines(), memory)
  // The order matters: another tab that sees the smaller cart must not take it for the account's.
  writeMemory(left.memory)
  cart.adopt(left.lines)
}

/** Forgets pieces that a guest removes from the cart left by an account. Added again, they are the guest's own. */
export function followLeftCart(): void {
  const memory = readMemory()
  if (memory?.hasLeft) writeMemory(leaveBehind(cart.lines(), memory).memory)
}
