import type { KeptCart, KeptLine } from '#contract/carts.ts'
import { addLine, type CartLine, lineKey, setQuantity } from './cart-lines.ts'

/** What this browser last knew of the cart of an account: whose, which version, and what was in it. */
export type KeptMemory = { accountId: string; version: number; lines: string }

/** What is to become of the two carts: the account's is shown here, or this one is kept. */
export type Joined = { lines: CartLine[]; isToKeep: boolean }

/** Quantities too: two carts with the same signature are the same. */
export function signatureOf(lines: readonly CartLine[]): string {
  return lines.map((line) => `${lineKey(line)}×${line.quantity}`).join(' ')
}

/**
 * A guest's cart is added to that of the account, line by line, as pieces are added to a cart. What was this account's before is not added
 * again: whoever changed it last is right, and where both did, the larger number of pieces. Another account's is left behind.
 */
export function joinCarts(here: readonly CartLine[], kept: KeptCart, memory: KeptMemory | undefined, accountId: string): Joined {
  const there = kept.lines.map(cartLineOf)
  if (memory !== undefined && memory.accountId !== accountId) return { lines: there, isToKeep: false }
  if (memory === undefined) {
    const lines = here.reduce<CartLine[]>((sum, { quantity, ...line }) => addLine(sum, line, quantity), there)
    return { lines, isToKeep: signatureOf(lines) !== signatureOf(there) }
  }
  const isChangedHere = signatureOf(here) !== memory.lines
  if (!isChangedHere) return { lines: there, isToKeep: false }
  const lines = kept.version === memory.version ? [...here] : withMost(there, here)
  return { lines, isToKeep: signatureOf(lines) !== signatureOf(there) }
}

/** Every line of both, with the larger number of pieces: a cart that is brought back adds nothing to itself. */
export function withMost(first: readonly CartLine[], second: readonly CartLine[]): CartLine[] {
  return second.reduce<CartLine[]>(
    (sum, { quantity, ...line }) => {
      const known = sum.find((other) => lineKey(other) === lineKey(line))
      return known ? setQuantity(sum, lineKey(line), Math.max(known.quantity, quantity)) : addLine(sum, line, quantity)
    },
    [...first],
  )
}

export function cartLineOf(line: KeptLine): CartLine {
  return {
    id: line.product_id,
    slug: line.slug,
    name: line.name,
    imageKey: line.image_key,
    price: line.price,
    quantity: line.quantity,
    ...(line.size === null ? {} : { size: line.size }),
    ...(line.variation_id === null ? {} : { variation_id: line.variation_id }),
    ...(line.variation_name === null ? {} : { variation_name: line.variation_name }),
  }
}

export function parseMemory(stored: unknown): KeptMemory | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { accountId, version, lines } = stored as Record<string, unknown>
  if (typeof accountId !== 'string' || typeof version !== 'number' || typeof lines !== 'string') return undefined
  return { accountId, version, lines }
}
