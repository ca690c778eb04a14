import type { Language } from '#contract/languages.ts'
import { readStored, writeStored } from '#web/browser/stored.ts'
import { viewedKey } from './viewed-key.ts'

const most = 8

/** Stored without the price, which the product's page shows. */
export type ViewedProduct = { id: string; slug: string; imageKey: string | null; names: Partial<Record<Language, string>> }

export function readViewed(): ViewedProduct[] {
  const stored = readStored(viewedKey)
  return Array.isArray(stored) ? stored.filter(isViewed).slice(0, most) : []
}

export function rememberViewed(product: Omit<ViewedProduct, 'names'> & { name: string }, language: Language): void {
  const known = readViewed()
  const { name, ...shown } = product
  const names = { ...known.find(({ id }) => id === product.id)?.names, [language]: name }
  writeStored(viewedKey, [{ ...shown, names }, ...known.filter(({ id }) => id !== product.id)].slice(0, most))
}

function isViewed(entry: unknown): entry is ViewedProduct {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, slug, imageKey, names } = entry as Partial<Record<keyof ViewedProduct, unknown>>
  const isNamed = typeof names === 'object' && names !== null && Object.values(names).every((name) => typeof name === 'string')
  return typeof id === 'string' && typeof slug === 'string' && (imageKey === null || typeof imageKey === 'string') && isNamed
}
