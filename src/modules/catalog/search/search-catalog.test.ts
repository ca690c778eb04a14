import { beforeAll, expect, it } from 'vitest'
import type { NewProduct } from '#contract/admin-products.ts'
import type { Category, Product } from '#contract/catalog.ts'
import { money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { admin, catalogCalls } from '#tests/support/catalog-calls.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createProduct } from '../products/create-product.ts'

const { db } = await testDatabase()
const files = await temporaryFiles()
const { get } = catalogCalls({ db, files })
const mugs = newId()

beforeAll(async () => {
  await db.insertInto('categories').values({ id: mugs, slug: 'mug', name: 'Mugs' }).execute()
  await db.insertInto('category_translations').values({ category_id: mugs, language: 'ru', name: 'Кружки' }).execute()
  await given('Tulip mug', 'Кружка «Тюльпан»', '«Қызғалдақ мен шай» кружкасы', {
    category_id: mugs,
    colors: ['black'],
    tags: ['kazakh'],
    description: 'Tea tastes better.',
  })
  await given('Tulip tee', 'Футболка «Тюльпан»', '«Қызғалдағы» футболкасы', { colors: ['red', 'blue'], tags: ['embroidery', 'wedding'] })
  await given('Tulpar pin', 'Значок «Тулпар»', '«Тұлпар» төсбелгісі', { tags: ['horse', 'space'], colors: ['white'] })
})

it('finds nothing for one letter held down, on any keyboard', async () => {
  for (const query of ['qqqqqqqq', 'kkkkkkkk', 'мммм', 'ііііі', 'лллл', 'qqq', 'zzzzzzzz kkkkkkkk']) {
    expect(await found(query), query).toEqual([])
    expect((await get<{ total: number }>(`/products?q=${encodeURIComponent(query)}`)).body.total, query).toBe(0)
  }
})

it('finds by a beginning of one or two letters, by another spelling, and by letters typed once too often', async () => {
  expect(await found('t')).toHaveLength(3)
  expect(await found('tu')).toHaveLength(3)
  expect(await found('q')).toHaveLength(3)
  for (const query of ['qazaq', 'kazzak', 'қазақ']) expect(await found(query), query).toEqual(['Tulip mug'])
  for (const query of ['mugg', 'muggg', 'mmug']) expect(await found(query), query).toEqual(['Tulip mug'])
})

it('mends slips of the finger in short words and long ones', async () => {
  for (const query of ['mgu', 'mag', 'muq', 'крушка', 'круижка']) expect(await found(query), query).toEqual(['Tulip mug'])
  expect(await found('tluip')).toEqual(['Tulip tee', 'Tulip mug'])
})

it('finds a colour in every form that Russian gives it, typed in either alphabet', async () => {
  for (const query of ['черный', 'чёрная', 'черные', 'чёрную', 'chernaya']) expect(await found(query), query).toEqual(['Tulip mug'])
  for (const query of ['красная', 'красные', 'красного', 'синяя', 'синие', 'krasnaya'])
    expect(await found(query), query).toEqual(['Tulip tee'])
  for (const query of ['белый', 'белая', 'белые']) expect(await found(query), query).toEqual(['Tulpar pin'])
})

it('meets Kazakh words whose last letter softens before an ending', async () => {
  for (const query of ['қызғалдақ', 'қызғалдағы', 'қызғалдақтар', 'qyzgaldaq']) {
    expect(await found(query), query).toEqual(['Tulip tee', 'Tulip mug'])
  }
})

it('finds a label by the same thing’s name in another language', async () => {
  for (const query of ['космос', 'ғарыш', 'space', 'gharysh']) expect(await found(query), query).toEqual(['Tulpar pin'])
  for (const query of ['вышивка', 'вышивку', 'кесте', 'embroidery', 'свадьба']) expect(await found(query), query).toEqual(['Tulip tee'])
})

it('does not treat a joining word as a name', async () => {
  expect(await found('men tee')).toEqual(['Tulip tee'])
})

it('does not treat the name of the shop as a word of its products', async () => {
  for (const query of ['horse', 'лошадь', 'жылқы']) expect(await found(query), query).toEqual(['Tulpar pin'])
})

let minute = 0

/** Each product is created a minute after the previous one. */
function given(name: string, ru: string, kk: string, fields: Partial<NewProduct>) {
  minute += 1
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute))
  const ctx = { ...catalogCtx({ db, files, actor: admin }), clock: { now: () => at } }
  const translations = { ru: { name: ru, description: '' }, kk: { name: kk, description: '' } }
  return createProduct(ctx, { name, sku: name.toUpperCase(), brand: 'Tulpar', price: money(20), status: 'active', translations, ...fields })
}

async function found(query: string): Promise<string[]> {
  const { body } = await get<{ products: Product[]; categories: Category[] }>(`/search?q=${encodeURIComponent(query)}`)
  return body.products.map((product) => product.name)
}
