import { adminPages } from '#contract/admin-pages.ts'
import type { Language } from '#contract/languages.ts'
import { defineList } from '../list/list-address.ts'
import type { Texts } from '../fields/missing-texts.ts'

export const piecesList = defineList({ name: 'pieces', address: adminPages.kit, filters: {}, sorts: ['name'] })

export type Piece = { id: string; name: string; price: number }
export const pieceCount = 1000
export const pieceAt = (index: number): Piece => ({ id: `piece-${index}`, name: `Piece ${pieceCount - index}`, price: 20 + (index % 80) })

export const sampleProduct: {
  name: string
  story: string
  price: number | null
  stock: number | null
  texts: Partial<Record<Language, Texts>>
} = {
  name: 'Adras mug',
  story: 'Woven like ikat.',
  price: 49,
  stock: 12,
  texts: {
    en: { name: 'Adras mug', text: 'Woven like ikat.' },
    ru: { name: 'Кружка «Адрас»', text: '' },
    kk: {},
  },
}

/** Returns waves without randomness, so a picture of them is the same each time. */
export function sampleDays(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    label: String(index + 1),
    now: Math.round(1200 + 700 * Math.sin(index * 1.3)),
    before: Math.round(1100 + 500 * Math.cos(index)),
  }))
}
