import { createStoredValue } from '#web/browser/stored-value.ts'
import { track } from '#web/features/analytics/track.ts'
import { createStore, useStore } from '#web/ui/store.ts'
import { addLine, type CartLine, countItems, lineKey, type NewCartLine, parseCart, removeLine, setQuantity } from './cart-lines.ts'
import type { PriceChange } from './price-changes.ts'

const stored = createStoredValue<readonly CartLine[]>({ key: 'tulpar.cart', parse: parseCart, format: (lines) => JSON.stringify(lines) })
const changes = createStore<readonly PriceChange[]>([])

/** The cart of this browser, the same in every tab. It is empty on the server, so the first render has no count. */
export function useCart(): readonly CartLine[] {
  return useStore(stored)
}

export function useCartCount(): number {
  return countItems(useCart())
}

/** Prices that differ from the stored ones, until `forgetChanges`. */
export function useCartChanges(): readonly PriceChange[] {
  return useStore(changes)
}

export const cart = {
  add: (line: NewCartLine, quantity: number) => change(addLine(stored.read(), line, quantity)),
  setQuantity: (key: string, quantity: number) => change(setQuantity(stored.read(), key, quantity)),
  remove: (key: string) => change(removeLine(stored.read(), key)),
  /** Sets the same lines at today's prices, and records the changed ones. */
  reprice: (next: readonly CartLine[], found: readonly PriceChange[]) => {
    changes.set([...changes.read().filter((known) => !found.some(({ key }) => key === known.key)), ...found])
    stored.set(next)
  },
  forgetChanges: () => changes.set(changes.initial),
  clear: () => stored.set([]),
  /** Replaces the cart with the account's cart, or with the one that a mail links to. */
  adopt: stored.set,
  lines: stored.read,
  follow: stored.subscribe,
}

/** Writes a visitor's change and tracks it. Price updates and placed orders are not tracked. */
function change(next: CartLine[]): void {
  const before = stored.read()
  stored.set(next)
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
