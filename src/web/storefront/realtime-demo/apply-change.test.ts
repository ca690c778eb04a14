import { expect, it } from 'vitest'
import type { Category, Product } from '#contract/catalog.ts'
import type { LiveChange } from '#contract/live.ts'
import { applyChange, type Shown } from './apply-change.ts'

const texts = (name: string) => ({ name, description: '' })
const mug = {
  id: 'mug',
  ...texts('Mug'),
  price: 40,
  stock: 3,
  translation: texts('Кружка'),
  images: [{ id: 'front', is_featured: true, display_order: 0 }],
}
const bag = { id: 'bag', ...texts('Bag'), price: 70, translation: texts('Bag'), images: [] }
const shown = {
  products: [mug, bag] as unknown as Product[],
  categories: [
    { id: 'a', slug: 'a', display_order: 1, ...texts('A') },
    { id: 'b', slug: 'b', display_order: 2, ...texts('B') },
  ] as unknown as Category[],
} satisfies Shown

function after(change: object, language: 'en' | 'ru' = 'ru'): Shown {
  return applyChange(shown, { record: null, old_record: null, ...change } as LiveChange, language)
}
const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id)

it('adds inserted, merges updated and removes deleted entries', () => {
  expect(ids(after({ table: 'products', type: 'INSERT', record: { id: 'pin', ...texts('Pin'), images: [] } }).products)).toEqual([
    'pin',
    'mug',
    'bag',
  ])
  expect(after({ table: 'products', type: 'UPDATE', record: { id: 'mug', price: 41 } }).products[0]).toMatchObject({
    price: 41,
    stock: 3,
    name: 'Mug',
  })
  expect(ids(after({ table: 'products', type: 'DELETE', old_record: { id: 'mug' } }).products)).toEqual(['bag'])
  expect(after({ table: 'products', type: 'UPDATE', record: { id: 'elsewhere', price: 1 } })).toEqual(shown)
})

it('keeps a translation when the English text changes, and follows them where there is none', () => {
  expect(after({ table: 'products', type: 'UPDATE', record: { id: 'mug', name: 'Cup' } }).products[0]).toMatchObject({
    name: 'Cup',
    translation: texts('Кружка'),
  })
  expect(after({ table: 'products', type: 'UPDATE', record: { id: 'bag', name: 'Tote' } }).products[1]).toMatchObject({
    translation: texts('Tote'),
  })
  expect(after({ table: 'products', type: 'UPDATE', record: { id: 'mug', name: 'Cup' } }, 'en').products[0]).toMatchObject({
    translation: texts('Cup'),
  })
})

it('takes translations in the language that is shown, and falls back to English when they go', () => {
  const change = { table: 'product_translations', record: { id: 'mug:ru', product_id: 'mug', language: 'ru', ...texts('Чашка') } }
  expect(after({ ...change, type: 'UPDATE' }).products[0]?.translation.name).toBe('Чашка')
  expect(after({ ...change, type: 'UPDATE' }, 'en')).toEqual(shown)
  const gone = { table: 'product_translations', type: 'DELETE', old_record: { id: 'mug:ru', product_id: 'mug', language: 'ru' } }
  expect(after(gone).products[0]?.translation.name).toBe('Mug')
})

it('keeps images in their order', () => {
  const side = { id: 'side', product_id: 'mug', is_featured: false, display_order: 1 }
  const added = after({ table: 'product_images', type: 'INSERT', record: side })
  expect(ids(added.products[0]?.images ?? [])).toEqual(['front', 'side'])
  const featured = applyChange(
    added,
    { table: 'product_images', type: 'UPDATE', record: { ...side, is_featured: true, display_order: -1 }, old_record: null } as LiveChange,
    'ru',
  )
  expect(ids(featured.products[0]?.images ?? [])).toEqual(['side', 'front'])
  expect(after({ table: 'product_images', type: 'DELETE', old_record: { id: 'front', product_id: 'mug' } }).products[0]?.images).toEqual([])
})

it('keeps categories sorted by their display order, in the language that is shown', () => {
  const record = { id: 'b', slug: 'b', display_order: 0, ...texts('B'), translations: { ru: texts('Б') } }
  expect(after({ table: 'categories', type: 'UPDATE', record }).categories).toMatchObject([{ id: 'b', name: 'Б' }, { id: 'a' }])
  expect(ids(after({ table: 'categories', type: 'INSERT', record: { ...record, id: 'c', display_order: 1.5 } }).categories)).toEqual([
    'a',
    'c',
    'b',
  ])
  expect(ids(after({ table: 'categories', type: 'DELETE', old_record: { id: 'a' } }).categories)).toEqual(['b'])
})
