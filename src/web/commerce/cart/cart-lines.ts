import { mostCartLines, mostOfOneLine } from '#contract/rules/cart-limits.ts'
import type { Money } from '#contract/rules/money.ts'

/** A line as the browser stores it: enough to show it before the server answers. These prices are never charged. */
export type CartLine = {
  id: string
  slug: string
  name: string
  imageKey: string | null
  price: Money
  quantity: number
  size?: string
  variation_id?: string
  variation_name?: string
}
export type NewCartLine = Omit<CartLine, 'quantity'>

/**
 * A line is identified by product, variation and size, the last two optional: docs/decisions/0016-stock-options-reservation-by-conditional-update-early-access.md.
 */
function isSameLine(a: Pick<CartLine, 'id' | 'variation_id' | 'size'>, b: Pick<CartLine, 'id' | 'variation_id' | 'size'>): boolean {
  return a.id === b.id && a.variation_id === b.variation_id && a.size === b.size
}

export function lineKey(line: Pick<CartLine, 'id' | 'variation_id' | 'size'>): string {
  return [line.id, line.variation_id ?? '', line.size ?? ''].join('/')
}

export function addLine(lines: readonly CartLine[], added: NewCartLine, quantity: number): CartLine[] {
  const known = lines.find((line) => isSameLine(line, added))
  if (known) return lines.map((line) => (line === known ? { ...added, quantity: clampQuantity(line.quantity + quantity) } : line))
  return lines.length >= mostCartLines ? [...lines] : [...lines, { ...added, quantity: clampQuantity(quantity) }]
}

export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): CartLine[] {
  return lines.map((line) => (lineKey(line) === key ? { ...line, quantity: clampQuantity(quantity) } : line))
}

export function removeLine(lines: readonly CartLine[], key: string): CartLine[] {
  return lines.filter((line) => lineKey(line) !== key)
}

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

function clampQuantity(quantity: number): number {
  return Math.min(mostOfOneLine, Math.max(1, Math.trunc(quantity) || 1))
}

/** Parses the stored cart, which may be old, of another version or edited by the visitor. Invalid lines are dropped. */
export function parseCart(stored: string | null): CartLine[] {
  if (stored === null) return []
  try {
    const lines: unknown = JSON.parse(stored)
    return Array.isArray(lines) ? lines.filter(isCartLine).slice(0, mostCartLines) : []
  } catch {
    return []
  }
}

function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false
  const line = value as Record<string, unknown>
  return (
    typeof line.id === 'string' &&
    typeof line.slug === 'string' &&
    typeof line.name === 'string' &&
    typeof line.price === 'number' &&
    (line.imageKey === null || typeof line.imageKey === 'string') &&
    Number.isInteger(line.quantity) &&
    Number(line.quantity) >= 1 &&
    Number(line.quantity) <= mostOfOneLine &&
    [line.size, line.variation_id, line.variation_name].every((option) => option === undefined || typeof option === 'string')
  )
}
