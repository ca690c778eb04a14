import type { KeptCart, KeptLine } from '#contract/carts.ts'
import { addLine, type CartLine, lineKey, setQuantity } from './cart-lines.ts'

/** Quantities by line key. */
type Pieces = Readonly<Record<string, number>>

/**
 * The account's cart as this browser last knew it: the account, the version, and the lines. `brought`: pieces that were here before the
 * sign-in; only they stay after the account signs out.
 */
export type KeptMemory = { accountId: string; version: number; lines: string; brought: Pieces; hasLeft: boolean }

/** The joined cart. `isToKeep`: it differs from the account's and must be saved there. */
export type Joined = { lines: CartLine[]; brought: Pieces; isToKeep: boolean }

/** Returns a text of lines and quantities. Two carts with the same signature are equal. */
export function signatureOf(lines: readonly CartLine[]): string {
  return lines.map((line) => `${lineKey(line)}×${line.quantity}`).join(' ')
}

/**
 * Joins the browser's and the account's cart. A guest's pieces are added, except those the account left here at sign-out. Pieces the
 * account already had are not added again: the last change counts, and if both carts changed, the larger number. Another account's cart is
 * dropped.
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

/** Returns the cart and memory that stay when the account signs out here. */
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

/** Returns every line of both carts, with the larger quantity, so that restoring a cart does not double it. */
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
