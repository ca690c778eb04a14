import { expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { money } from '#contract/rules/money.ts'
import { createDatabase } from '#kit/database/database.ts'
import { admin } from '#tests/support/catalog-calls.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createProduct } from './create-product.ts'
import { listFeatured } from './featured-products.ts'
import { readFeaturedAnswer } from './featured-answer.ts'
import { showHome } from './show-home.ts'

const { db } = await testDatabase()
const files = await temporaryFiles()
const editor = catalogCtx({ db, files, actor: admin })
const away = createDatabase({ url: 'postgresql://nobody@localhost/nothing?host=/nowhere' }).db

it('answers an empty list before anything was ever known', async () => {
  expect(await readFeaturedAnswer(catalogCtx({ db: away, files }))).toBe('{"products":[]}')
})

it('shows the four tiles of the specification in a shop without categories', async () => {
  const home = await showHome(catalogCtx({ db, files, language: 'kk' }))
  expect(home).toMatchObject({ featured: [], story: null, pictures: {} })
  expect(home.categories.map(({ slug, name }) => `${slug} ${name}`)).toEqual([
    'tshirt Футболкалар',
    'mug Кружкалар',
    'canvas-bag Кенеп сөмкелер',
    'sticker Стикерлер',
  ])
})

it('puts featured products in stock first, and no more than twelve', async () => {
  for (let n = 1; n <= 14; n += 1) {
    await createProduct(editor, {
      name: `Mug ${n}`,
      sku: `M${n}`,
      price: money(10),
      status: n === 3 ? 'draft' : 'active',
      stock: n === 1 ? 0 : 5,
      ...(n < 6 && { featured_rank: n }),
    })
  }
  const featured = await listFeatured(catalogCtx({ db, files }))
  expect(featured).toHaveLength(12)
  expect(featured.slice(0, 3).map((product) => product.name)).toEqual(['Mug 2', 'Mug 4', 'Mug 5'])
  expect(featured.at(-1)?.name).toBe('Mug 1')
})

it('answers the last known state while the database is away', async () => {
  const known: { products: Product[] } = JSON.parse(await readFeaturedAnswer(catalogCtx({ db, files })))
  expect(known.products).toHaveLength(12)
  expect(JSON.parse(await readFeaturedAnswer(catalogCtx({ db: away, files })))).toEqual(known)
})
