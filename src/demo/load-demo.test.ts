import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Category, Home, MemberOffers, Product, ProductPage } from '#contract/catalog.ts'
import { catalogCalls } from '#tests/support/catalog-calls.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { demoProducts, demoStories } from './catalogue.ts'
import { loadDemoCatalogue } from './load-demo.ts'

const { db } = await testDatabase()
const files = await temporaryFiles()
const { get } = catalogCalls({ db, files })

type Found = { products: Product[]; categories: Category[] }
type List = { products: Product[]; total: number }

let loaded: boolean[] = []

beforeAll(async () => {
  const ctx = catalogCtx({ db, files, actor: { kind: 'system' } })
  loaded = await Promise.all([loadDemoCatalogue(ctx), loadDemoCatalogue(ctx)])
})

it('is loaded once by two starts, and never into a shop with a catalogue', async () => {
  expect(loaded.filter(Boolean)).toHaveLength(1)
  expect(await loadDemoCatalogue(catalogCtx({ db, files }))).toBe(false)
  const { body } = await get<List>('/products')
  expect(body.total).toBe(demoProducts.length)
})

it('keeps every piece of stock in the ledger', async () => {
  const { rows } = await sql`
    select s.id from stock_levels s left join stock_ledger l on l.stock_level_id = s.id
    group by s.id having s.on_hand <> coalesce(sum(l.on_hand_change), 0) or s.reserved <> coalesce(sum(l.reserved_change), 0)`.execute(db)
  expect(rows).toEqual([])
})

it('has names, stories and tiles in the three languages', async () => {
  const { body: stories } = await get<{ title: string }[]>('/stories?lang=kk')
  expect(stories).toHaveLength(demoStories.length)
  const { body: home } = await get<Home>('/home?lang=ru')
  expect(home.categories.map((tile) => tile.name)).toEqual([
    'Футболки',
    'Кружки',
    'Холщовые сумки',
    'Стикеры',
    'Значки',
    'Детям',
    'Весёлые футболки',
  ])
  expect(home.featured).toHaveLength(4)
  const { body: product } = await get<ProductPage>('/products/adras-mug?lang=kk')
  expect(product).toMatchObject({
    name: 'Adras mug',
    translation: { name: '«Адрас» кружкасы' },
    categories: [{ slug: 'mug', name: 'Кружкалар' }],
  })
  expect(product.variations[0]?.name).toBe('Лазурит')
})

it('gives the benefits of a membership: early access and special offers', async () => {
  const { body } = await get<MemberOffers>('/member-offers')
  expect(body.early.map(({ slug }) => slug)).toContain('aport-mug')
  expect(body.early).toHaveLength(4)
  expect(body.reduced).toHaveLength(4)
})

it('finds a piece by the forms of its name in each language', async () => {
  for (const q of ['adras mugs', 'кружки адрас', 'кружку «Адрас»', 'адрас кружкасы', 'адрас кружкалар']) {
    expect((await slugsFor(q))[0], q).toBe('adras-mug')
  }
  for (const q of ['горный козерог', 'rams horn', 'қошқардың мүйізі', 'бараньи рога'])
    expect((await slugsFor(q)).length, q).toBeGreaterThan(0)
})

it('finds Kazakh and Russian typed in Latin letters', async () => {
  const rams = await slugsFor('қошқар')
  expect(rams).toContain('ram-horn-tee')
  for (const q of ['qoshqar', 'koshkar', 'qoşqar', 'кошкар']) expect(await slugsFor(q), q).toEqual(rams)
  expect(await slugsFor('kruzhka')).toEqual(await slugsFor('кружка'))
  expect(await slugsFor('futbolka')).toEqual(await slugsFor('футболка'))
  expect(await slugsFor('shanyraq')).toContain('shanyrak-tee')
})

it('reads text typed on the other keyboard layout', async () => {
  expect(await slugsFor('aen,jkrf')).toEqual(await slugsFor('футболка'))
  expect(await slugsFor('ьгп')).toEqual(await slugsFor('mug'))
  expect(await slugsFor('0ji0fh')).toEqual(await slugsFor('қошқар'))
})

it('forgives typing mistakes in each language', async () => {
  expect(await slugsFor('pomegrante')).toContain('pomegranate-mug')
  expect(await slugsFor('фудболка')).toEqual(await slugsFor('футболка'))
  expect(await slugsFor('кружкка')).toEqual(await slugsFor('кружка'))
  expect(await slugsFor('mgu')).toEqual(await slugsFor('mug'))
  expect(await slugsFor('қошқра')).toContain('ram-horn-tee')
})

it('finds the beginning of a word that is still being typed, and categories with it', async () => {
  const { body } = await search('стик')
  expect(body.categories.map((category) => category.slug)).toEqual(['sticker'])
  expect(body.products.length).toBeGreaterThan(0)
})

it('answers nonsense with nothing, and with five products at most', async () => {
  for (const q of ['', 'zzzzzz', "';--", '🙂', '%_', '&|!():*', 'x'.repeat(100)]) {
    const { status, body } = await search(q)
    expect({ status, count: body.products.length }, q).toEqual({ status: 200, count: 0 })
  }
  expect((await search('e')).body.products.length).toBeLessThanOrEqual(5)
  for (const q of ['q'.repeat(10_000), '\u0000']) expect((await search(q)).status, q).toBe(422)
})

it('narrows a list by words the same way', async () => {
  const { body } = await get<List>(`/products?q=${encodeURIComponent('rhe;rf')}&category=mug`)
  expect(body.products.every((product) => product.categories.some((category) => category.slug === 'mug'))).toBe(true)
  expect(body.total).toBeGreaterThan(3)
})

function search(q: string) {
  return get<Found>(`/search?q=${encodeURIComponent(q)}`)
}

async function slugsFor(q: string): Promise<string[]> {
  return (await search(q)).body.products.map((product) => product.slug)
}
