import type { KeptCart, KeptLine } from '#contract/carts.ts'
import { addLine, type CartLine, lineKey, setQuantity } from './cart-lines.ts'

/** Quantities by line. */
type Pieces = Readonly<Record<string, number>>

/**
 * What this browser last knew of the cart of an account: whose, which version, and what was in it. `brought`: what of it was here before the
 * sign-in, and is all that stays once the account has left.
 */
export type KeptMemory = { accountId: string; version: number; lines: string; brought: Pieces; hasLeft: boolean }

/** What is to become of the two carts: the account's is shown here, or this one is kept. */
export type Joined = { lines: CartLine[]; brought: Pieces; isToKeep: boolean }

/** Quantities too: two carts with the same signature are the same. */
export function signatureOf(lines: readonly CartLine[]): string {
  return lines.map((line) => `${lineKey(line)}×${line.quantity}`).join(' ')
}

/**
 * A guest's cart is added to that of the account, line by line, as pieces are added to a cart; not what an account that left here has already.
 * Pieces that this account had before are not added again: the last change counts, and after two changes the larger number.
 * Another account's is left behind.
 */
export function joinCarts(here: readonly CartLine[], kept: KeptCart, memory: KeptMemory | undefined, accountId: string): Joined {
  const there = kept.lines.map(cartLineOf)
  const isOwn = memory?.accountId === accountId
  if (memory === undefined || memory.hasLeft) {
    const added = here.flatMap((line) => withQuantity(line, line.quantity - (memory?.brought[lineKey(line)] ?? 0)))
    const lines = added.reduce<CartLine[]>((sum, { quantity, ...line }) => addLine(sum, line, quantity), there)
    return { lines, brought: piecesOf(isOwn ? here : added), isToKeep: signatureOf(lines) !== signatureOf(there) }
  }
  if (!isOwn) return { lines: there, brought: {}, isToKeep: false }
  const isChangedHere = signatureOf(here) !== memory.lines
  const changed = kept.version === memory.version ? [...here] : withMost(there, here)
  const lines = isChangedHere ? changed : there
  return { lines, brought: piecesOf(leastOf(lines, memory.brought)), isToKeep: signatureOf(lines) !== signatureOf(there) }
}

/** What stays of a cart when its account signs out here, and what is remembered of it. */
export function leaveBehind(here: readonly CartLine[], memory: KeptMemory): { lines: CartLine[]; memory: KeptMemory | undefined } {
  const lines = leastOf(here, memory.brought)
  return { lines, memory: lines.length === 0 ? undefined : { ...memory, lines: '', brought: piecesOf(lines), hasLeft: true } }
}

function leastOf(lines: readonly CartLine[], most: Pieces): CartLine[] {
  return lines.flatMap((line) => withQuantity(line, Math.min(line.quantity, most[lineKey(line)] ?? 0)))
}

function withQuantity(line: CartLine, quantity: number): CartLine[] {
  return quantity > 0 ? [{ ...line, quantity }] : []
}

function piecesOf(lines: readonly CartLine[]): Pieces {
  return Object.fromEntries(lines.map((line) => [lineKey(line), line.quantity]))
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
  const { accountId, version, lines, brought, hasLeft } = stored as Record<string, unknown>
  if (typeof accountId !== 'string' || typeof version !== 'number' || typeof lines !== 'string') return undefined
  return { accountId, version, lines, brought: parsePieces(brought), hasLeft: hasLeft === true }
}

function parsePieces(stored: unknown): Pieces {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}
