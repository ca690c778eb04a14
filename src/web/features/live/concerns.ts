import { productOf } from '#contract/live.ts'
import type { ShopChange } from './shop-changes.ts'

/** Whether a change may alter a page with this data. New products and categories may appear on any page. */
export function concerns(change: ShopChange, pageData: unknown): boolean {
  if (change === 'missed') return true
  const { table, type } = change
  if (table === 'categories' || (table === 'products' && type === 'INSERT')) return true
  const wanted = productOf(change)
  return wanted !== undefined && contains(pageData, wanted)
}

/** Also searches within strings, since lists are serialised. */
function contains(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.includes(wanted)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => contains(part, wanted))
}
