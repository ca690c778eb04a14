import { expect, it } from 'vitest'
import { toSen, money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { indexProducts } from '#modules/catalog/index.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { runningShop } from '#tests/support/shop.ts'
import { ucpSchemas } from '#tests/support/ucp-schemas.ts'

const { origin, db, given } = await runningShop()
const agent = await agentPlatform()
const older = await agentPlatform({ version: '2026-04-08' })
const mug = await given.product({
  name: 'Adras mug',
  names: { ru: 'Кружка «Адрас»' },
  price: 49,
  sale_price: 39,
  member_price: 30,
  variations: [{ name: 'Lapis' }, { name: 'Ruby', price: 60 }],
})
const shirt = await given.product({ name: 'Adras shirt', price: 90, sizes: ['M', '2–3'] })
const gone = await given.product({ name: 'Adras bag', price: 20, stock: 0 })
const draft = await given.product({ name: 'Adras draft', status: 'draft' })
const early = await given.product({ name: 'Adras early' })
await db.updateTable('products').set({ early_access_until: '2100-01-01T00:00:00Z' }).where('id', '=', early.id).execute()
await db.updateTable('products').set({ slug: 'adras-mug' }).where('id', '=', mug.id).execute()

await indexProducts(
  db,
  [mug, shirt, gone, draft, early].map(({ id }) => id),
)

type Variant = {
  id: string
  title: string
  price: { amount: number }
  list_price?: { amount: number }
  availability: { status: string }
  inputs?: { id: string; match: string }[]
}
type Shown = {
  id: string
  title: string
  url: string
  variants: Variant[]
  options?: { name: string; values: Record<string, unknown>[] }[]
  selected?: unknown[]
}
type Found = {
  products: Shown[]
  product: Shown
  pagination: { cursor?: string; has_next_page: boolean; total_count: number }
  messages?: { code: string }[]
}

async function ask(path: string, body: object, by = agent): Promise<Found> {
  const answer = await askUcp(origin, 'POST', `/catalog/${path}`, { headers: by.headers, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as unknown as Found
}
const asking = (path: string, body: object) => askUcp(origin, 'POST', `/catalog/${path}`, { headers: agent.headers, body })
const idsOf = ({ products }: Found) => products.map(({ id }) => id)

it('finds products by words in the requested language, and shows one unit of each at a guest’s price (agents, section 7)', async () => {
  const found = await ask('search', { query: 'кружка', context: { language: 'ru-KZ' } })
  expect(found.products).toMatchObject([
    {
      id: mug.id,
      handle: 'adras-mug',
      title: 'Кружка «Адрас»',
      variants: [
        {
          id: mug.variationIds[0],
          price: { amount: 3900, currency: 'MYR' },
          list_price: { amount: 4900 },
          availability: { status: 'in_stock' },
        },
      ],
    },
  ])
  expect(found.products[0]?.url).toMatch(/\/ru\/product\/adras-mug$/)
  expect(JSON.stringify(found)).not.toContain(String(toSen(money(30))))
})

it('hides drafts and products for members only, and never reveals stock', async () => {
  const found = await ask('search', { query: 'adras' })
  expect(idsOf(found).toSorted()).toEqual([mug.id, shirt.id, gone.id].toSorted())
  expect(found.pagination).toMatchObject({ has_next_page: false, total_count: 3 })
  expect(JSON.stringify(found)).not.toMatch(/"(stock|on_hand|available)":\d/)
})

it('filters by price, and shows a unit with a matching price', async () => {
  const found = await ask('search', { query: 'adras', filters: { price: { min: 5000, max: 6000 } } })
  expect(found.products).toMatchObject([{ id: mug.id, variants: [{ id: mug.variationIds[1] }] }])
  expect(idsOf(await ask('search', { filters: { categories: ['nothing-like-it'] } }))).toEqual([])
  expect(idsOf(await ask('search', { filters: { price: { max: 1 } } }))).toEqual([])
})

it('pages by cursors that belong to one search', async () => {
  const first = await ask('search', { query: 'adras', pagination: { limit: 2 } })
  expect(first.products).toHaveLength(2)
  const { cursor } = first.pagination
  const second = await ask('search', { query: 'adras', pagination: { limit: 2, cursor } })
  expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual([mug.id, shirt.id, gone.id].toSorted())
  expect(second.pagination.has_next_page).toBe(false)
  for (const wrong of [
    { query: 'mug', pagination: { cursor } },
    { query: 'adras', pagination: { cursor: 'mine' } },
  ])
    expect(await asking('search', wrong)).toMatchObject({ status: 400, body: { code: 'invalid_cursor' } })
})

it('looks up products, units and slugs, each once', async () => {
  const unit = `${shirt.id}.~MuKAkzM`
  const [lapis] = mug.variationIds
  const found = await ask('lookup', { ids: ['adras-mug', lapis, unit, draft.id, early.id, newId(), `${shirt.id}.XL`] })
  expect(idsOf(found)).toEqual([mug.id, shirt.id])
  expect(found.products[0]?.variants).toMatchObject([
    {
      id: lapis,
      inputs: [
        { id: 'adras-mug', match: 'featured' },
        { id: lapis, match: 'exact' },
      ],
    },
  ])
  expect(found.products[1]?.variants).toMatchObject([{ id: unit, inputs: [{ id: unit, match: 'exact' }] }])
  expect(found.messages?.map(({ code }) => code)).toEqual(Array(4).fill('not_found'))
  expect(await asking('lookup', { ids: Array.from({ length: 51 }, () => newId()) })).toMatchObject({
    status: 400,
    body: { code: 'request_too_large' },
  })
})

it('shows one product with its units, and which choices exist and are available', async () => {
  const whole = await ask('product', {
    id: mug.id,
    selected: [
      { name: 'Style', label: 'Ruby' },
      { name: 'Style', label: 'Green' },
    ],
  })
  expect(whole.product.variants.map(({ id }) => id)).toEqual([mug.variationIds[1], mug.variationIds[0]])
  expect(whole.product.selected).toEqual([{ name: 'Style', label: 'Ruby' }])
  expect(whole.product.options?.[0]?.values).toMatchObject([{ label: 'Lapis', exists: true, available: true }, { label: 'Ruby' }])
  const asked = await ask('product', { id: `${shirt.id}.M` })
  expect(asked.product.variants[0]?.id).toBe(`${shirt.id}.M`)
  expect(asked.product.selected).toEqual([{ name: 'Size', label: 'M' }])
  expect((await asking('product', { id: draft.id })).body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'not_found' }] })
})

it('ignores a claim of membership', async () => {
  const { messages } = await ask('search', { query: 'adras', context: { eligibility: ['com.example.gold'] } })
  expect(messages).toMatchObject([{ type: 'warning', code: 'eligibility_not_accepted' }])
})

it('answers in the shape of both versions', async () => {
  for (const [by, version] of [
    [agent, '2026-08-25'],
    [older, '2026-04-08'],
  ] as const) {
    const faults = ucpSchemas(version)
    const found = await ask('search', { query: 'adras', pagination: { limit: 2 } }, by)
    expect(faults('schemas/shopping/catalog_search.json#/$defs/search_response', found)).toEqual([])
    const named = await ask('lookup', { ids: [mug.id, `${shirt.id}.M`, 'nothing'] }, by)
    expect(faults('schemas/shopping/catalog_lookup.json#/$defs/lookup_response', named)).toEqual([])
    const product = await ask('product', { id: mug.id }, by)
    expect(faults('schemas/shopping/catalog_lookup.json#/$defs/get_product_response', product)).toEqual([])
  }
})

it('shows a change within a second', async () => {
  await db
    .updateTable('products')
    .set({ price: money(55) })
    .where('id', '=', shirt.id)
    .execute()
  expect((await ask('lookup', { ids: [`${shirt.id}.M`] })).products[0]?.variants[0]?.price.amount).toBe(5500)
})
