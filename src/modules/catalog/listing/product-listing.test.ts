import { expect, it } from 'vitest'
import { type Product, sortKeys } from '#contract/catalog.ts'
import { money } from '#contract/rules/money.ts'
import { admin, catalogCalls } from '#tests/support/catalog-calls.ts'
import { temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addCounts } from './add-counts.ts'
import { countListings, readListedIds } from './product-listing.ts'

const { db } = await testDatabase()
const { get, post } = catalogCalls({ db, files: await temporaryFiles(), actor: admin })
const names = ['Felt horse', 'Wool sock', 'Felt bag', 'Linen bag', 'Felt hat', 'Felt mug', 'Wool hat', 'Felt pin', 'Linen sock']
for (const [place, name] of names.entries())
  await post('/admin/products', { sku: `P-${place}`, price: money(10 + ((place * 7) % 5)), stock: 1, status: 'active', name })

const filter = {
  status: 'active',
  matching: `'felt'`,
  category: undefined,
  priceBands: [],
  colors: [],
  availability: [],
  sizes: [],
} as const

it('finds the same pages of a common word among the first listings as among all', async () => {
  const matches = { found: 5, total: 5 }
  for (const sort of sortKeys)
    for (const direction of ['asc', 'desc'] as const)
      for (const mostWalked of [1, 4, 100])
        for (const page of [1, 2, 3, 4]) {
          const order = { sort, direction, language: 'en' } as const
          const part = { page, limit: 2 }
          const all = await readListedIds(db, { ...filter, matches }, order, part)
          expect(all.ids).toHaveLength([2, 2, 1, 0][page - 1] ?? 0)
          expect(await readListedIds(db, { ...filter, matches }, order, part, { mostRead: 0, mostWalked })).toEqual(all)
        }
})

it('counts two words that no product has together as each of them', async () => {
  const count = (matching: string) => countListings(db, { ...filter, matching })
  expect(addCounts(await count(`'linen'`), await count(`'hat'`))).toEqual(await count(`'linen' | 'hat'`))
  const { body } = await get<{ total: number; products: Product[]; facets: object }>('/products?q=linen hat&sort=name')
  expect(body.products.map(({ name }) => name)).toEqual(['Felt hat', 'Linen bag', 'Linen sock', 'Wool hat'])
  expect(body).toMatchObject({ total: 4, facets: (await count(`'linen' | 'hat'`)).facets })
})
