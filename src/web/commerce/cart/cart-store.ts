import { useSyncExternalStore } from 'react'
import { track } from '#web/features/analytics/track.ts'
import { addLine, type CartLine, countItems, lineKey, type NewCartLine, parseCart, removeLine, setQuantity } from './cart-lines.ts'
import type { PriceChange } from './price-changes.ts'
import { createListeners } from '#web/ui/listeners.ts'

const storageKey = 'tulpar.cart'
const empty: readonly CartLine[] = []
const noChanges: readonly PriceChange[] = []

let lines: readonly CartLine[] = empty
let changes = noChanges
let isRead = false
const { subscribe, tell } = createListeners(followOtherTabs)

/** The cart of this browser, the same in every tab. It is empty on the server, so the first render has no count. */
export function useCart(): readonly CartLine[] {
  return useSyncExternalStore(subscribe, readCart, () => empty)
}

export function useCartCount(): number {
  return countItems(useCart())
}

/** Prices that differ from the stored ones, until `forgetChanges`. */
export function useCartChanges(): readonly PriceChange[] {
  return useSyncExternalStore(
    subscribe,
    () => changes,
    () => noChanges,
  )
}

export const cart = {
  add: (line: NewCartLine, quantity: number) => change(addLine(readCart(), line, quantity)),
  setQuantity: (key: string, quantity: number) => change(setQuantity(readCart(), key, quantity)),
  remove: (key: string) => change(removeLine(readCart(), key)),
  /** Sets the same lines at today's prices, and records the changed ones. */
  reprice: (next: readonly CartLine[], found: readonly PriceChange[]) => {
    changes = [...changes.filter((known) => !found.some(({ key }) => key === known.key)), ...found]
    write([...next])
  },
  forgetChanges: () => {
    changes = noChanges
  },
  clear: () => write([]),
  /** Replaces the cart with the account's cart, or with the one that a mail links to. */
  adopt: (next: readonly CartLine[]) => write([...next]),
  lines: readCart,
  follow: subscribe,
}

function readCart(): readonly CartLine[] {
  if (!isRead) {
    isRead = true
    lines = parseCart(readStorage())
  }
  return lines
}

/** Writes a visitor's change and tracks it. Price updates and placed orders are not tracked. */
function change(next: CartLine[]): void {
  const before = readCart()
  write(next)
  for (const line of [...next, ...before.filter((gone) => !next.some((kept) => lineKey(kept) === lineKey(gone)))]) {
    const more = quantityOf(next, line) - quantityOf(before, line)
    if (more === 0) continue
    const { id: productId, variation_id: variationId, size, price } = line
    track(more > 0 ? 'add_to_cart' : 'remove_from_cart', { productId, variationId, size, quantity: Math.abs(more), price })
  }
}

function quantityOf(cartLines: readonly CartLine[], line: CartLine): number {
  return cartLines.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0
}

function write(next: CartLine[]): void {
  lines = next
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Private windows may refuse storage: the cart then lasts as long as the page.
  }
  tell()
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== null && event.key !== storageKey) return
  lines = parseCart(readStorage())
  tell()
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
