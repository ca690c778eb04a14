import { beforeAll, expect, it } from 'vitest'
import type { AdminContentPage } from '#contract/content-pages.ts'
import { ensureFirstPages } from '#modules/content/index.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { shopProcess } from '#tests/support/shop-process.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'

const one = await shopWithAccounts()
const { admin, call, db, shop } = one
/** Two further instances that serve readers. */
const [here, there] = [1, 2].map(() => shopProcess({ DATABASE_URL: shop.config.databaseUrl ?? '', METRICS_PORT: '0' }))
const token = await admin('editor@example.com')

beforeAll(() => ensureFirstPages(systemCtx(shop)))
const origins = () => [here, there].map((instance) => instance?.origin ?? '')

const pathOf = (slug: string) => `/api/admin/pages/${slug}`
async function read(slug: string): Promise<AdminContentPage> {
  const { status, body } = await call('GET', pathOf(slug), { token })
  expect(status).toBe(200)
  return body as unknown as AdminContentPage
}
const write = (slug: string, body: object) => call('PUT', pathOf(slug), { token, body })
async function shown(path: string, origin = one.origin): Promise<string> {
  return (await fetch(origin + path)).text()
}

it('lists every page with its draft, its public text, and the missing parts of each language', async () => {
  const { body } = await call('GET', '/api/admin/pages?limit=100&sort=title&order=asc', { token })
  const { pages, total } = body as unknown as { pages: AdminContentPage[]; total: number }
  expect(total).toBe(pages.length)
  expect(pages.map(({ slug }) => slug).sort()).toEqual(['about', 'contact', 'faq', 'membership', 'privacy', 'terms'])
  for (const page of pages) expect(page).toMatchObject({ draft: null, missing_translations: [], published: { number: 1, by: null } })
  expect(pages.map(({ title }) => title)).toEqual(pages.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b)))
})

it('lists among the benefits of members only what the settings give to them alone', async () => {
  const benefits = async (path: string) => {
    const html = await shown(path, origins()[0])
    return ['member-prices', 'free-shipping', 'first-order'].filter((anchor) => html.includes(`id="${anchor}"`))
  }
  const paths = ['/membership', '/ru/membership', '/kk/membership']
  for (const path of paths) expect(await benefits(path)).toEqual(['member-prices', 'free-shipping', 'first-order'])
  await changeSettings(shop, { free_shipping_for: 'everybody', first_purchase_discount: 0 })
  for (const path of paths) await withinASecond(origins()[0] ?? '', async () => (await benefits(path)).join() === 'member-prices')
  await db.deleteFrom('settings').execute()
})

it('keeps a draft from every reader, and shows it on both instances within a second once it is published', async () => {
  const paths = ['/ru/about', '/api/pages/about?lang=ru']
  for (const path of paths) for (const origin of origins()) expect(await shown(path, origin)).not.toContain('Новая глава')

  const { translations } = await read('about')
  const ru = {
    ...translations.ru,
    title: 'Новая глава',
    body: '## Начало {#beginning}\n\nБыло **так**.\n\n## Цена\n\nОт {{free_shipping_over}} <b>даром</b>',
  }
  expect(await write('about', { translations: { ru } })).toMatchObject({
    status: 200,
    body: { draft: { translations: { ru: { title: 'Новая глава' } }, by: { name: expect.any(String) } }, missing_translations: ['ru'] },
  })
  for (const path of [...paths, '/about', '/ru/about?draft=1'])
    for (const origin of origins()) expect(await shown(path, origin)).not.toContain('Новая глава')

  expect(await write('about', { publish: true })).toMatchObject({ status: 200, body: { draft: null, published: { number: 2 } } })
  for (const origin of origins())
    for (const path of paths) await withinASecond(origin, async () => (await shown(path, origin)).includes('Новая глава'))
  const html = await shown('/ru/about', origins()[0])
  expect(html).toContain('id="beginning"')
  expect(html).toContain('От RM\u00a0150 &lt;b&gt;даром&lt;/b&gt;')
})

it('lists publications with author and time, and restores an older version', async () => {
  const first = await read('membership')
  await write('membership', { title: 'Second', publish: true })
  await write('membership', { title: 'Third', body: 'All new', publish: true })
  const { body } = await call('GET', `${pathOf('membership')}/versions`, { token })
  expect(body).toMatchObject({
    total: 3,
    versions: [
      { number: 3, title: 'Third', body: 'All new', by: { name: expect.any(String) }, published_at: expect.any(String) },
      { number: 2, title: 'Second' },
      { number: 1, title: first.title, by: null },
    ],
  })
  expect(await call('GET', `${pathOf('membership')}/versions/3`, { token })).toMatchObject({
    body: { version: { title: 'Third' }, before: { title: 'Second' } },
  })
  expect((await call('GET', `${pathOf('membership')}/versions/4`, { token })).status).toBe(404)

  const { title, summary, body: text, translations } = (body as unknown as { versions: AdminContentPage[] }).versions[2] ?? first
  const { status, body: back } = await write('membership', { title, summary, body: text, translations, publish: true })
  expect(status).toBe(200)
  expect(back).toMatchObject({ title: first.title, body: first.body, translations: first.translations, published: { number: 4 } })
})

it('forgets a draft equal to the public page, and makes no version of nothing', async () => {
  const { title } = await read('faq')
  await write('faq', { title: 'Otherwise' })
  expect((await read('faq')).draft).toMatchObject({ title: 'Otherwise' })
  await write('faq', { title })
  expect(await read('faq')).toMatchObject({ draft: null, title })
  await write('faq', { publish: true })
  expect((await read('faq')).published.number).toBe(1)
})

it('overwrites nobody unseen', async () => {
  const { updated_at: readAt } = await read('contact')
  expect((await write('contact', { title: 'Mine', expected_updated_at: readAt })).status).toBe(200)
  expect(await write('contact', { title: 'Yours', publish: true, expected_updated_at: readAt })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { title: 'Mine' } },
  })
  expect(await shown('/api/pages/contact')).not.toContain('Yours')
  const both = await read('contact').then(({ updated_at }) =>
    Promise.all(['A', 'B'].map((title) => write('contact', { title, expected_updated_at: updated_at }))),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

it('leaves omitted fields, removes null ones, and refuses content that no reader could have', async () => {
  expect(await write('terms', { translations: { kk: null } })).toMatchObject({ body: { missing_translations: ['kk'] } })
  expect((await read('terms')).translations.ru).toBeDefined()
  expect((await read('privacy')).translations.ms).toBeDefined()
  expect(await write('terms', { body: 'Over {{no_such_thing}}' })).toMatchObject({
    status: 422,
    body: { fields: { body: expect.any(String) } },
  })
  expect(await write('terms', { translations: { ru: { title: 'Т', body: '{{nope}}' } } })).toMatchObject({
    status: 422,
    body: { fields: { 'translations.ru.body': expect.any(String) } },
  })
  expect(await write('terms', { body: Array.from({ length: 61 }, (_, at) => `## Part ${at}`).join('\n\n') })).toMatchObject({ status: 422 })
  for (const wrong of [{ title: ' ' }, { html: '<b>' }, { translations: { fr: null } }, { updated_on: 'soon' }])
    expect((await write('terms', wrong)).status, JSON.stringify(wrong)).toBe(422)
  expect((await write('nowhere', { title: 'New' })).status).toBe(404)
})

it('writes down each change, field by field', async () => {
  const { body: text } = await read('privacy')
  await write('privacy', { title: 'Your data', body: `${text}\n\n## Added\n\nA word` })
  await write('privacy', { publish: true })
  const { body } = await call('GET', '/api/admin/audit-log?entity=page&entity_id=privacy', { token })
  expect(body).toMatchObject({
    total: 2,
    entries: [
      { action: 'page.publish', changes: { 'en.title': [expect.any(String), 'Your data'] } },
      { action: 'page.change', changes: { 'en.added': [null, 'Added\n\nA word'] } },
    ],
  })
  const [published] = (body as unknown as { entries: { changes: object }[] }).entries
  expect(Object.keys(published?.changes ?? {}).sort()).toEqual(['en.added', 'en.parts', 'en.title'])
})

it('shows a text without any heading, and English where only a title is translated', async () => {
  await write('terms', { body: 'Nothing but this', translations: { ru: { title: 'Условия' }, kk: null }, publish: true })
  expect(await (await fetch(`${one.origin}/api/pages/terms?lang=ru`)).json()).toMatchObject({
    title: 'Условия',
    sections: [{ heading: '', body: 'Nothing but this' }],
  })
  for (const origin of origins()) await withinASecond(origin, async () => (await shown('/terms', origin)).includes('Nothing but this'))
  expect(await db.selectFrom('content_translations').select('language').where('slug', '=', 'terms').execute()).toEqual([{ language: 'ru' }])
})
