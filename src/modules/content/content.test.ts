import { expect, it } from 'vitest'
import { changeSettings } from '#modules/settings/index.ts'
import { publicCalls } from '#tests/support/public-calls.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addMissingPages, contentRoutes } from './index.ts'

const { db, pool } = await testDatabase()
const { call, uses, memory } = publicCalls({ db, router: { content: contentRoutes } })
const section = (body: string) => [{ anchor: 'one', heading: 'One', body }]
const terms = {
  slug: 'terms',
  updatedOn: '2025-06-18',
  title: 'Terms',
  summary: 'All',
  sections: section('Over {{free_shipping_over}}, {{tax_rate}}, {{unknown}}'),
  texts: {
    ru: { title: 'Условия', summary: 'Всё', sections: section('Свыше {{free_shipping_over}}, {{first_purchase_discount}}') },
    ms: { title: 'Terma', summary: 'Semua', sections: section('RM') },
  },
}
await addMissingPages(db, [terms], new Date())

it('answers in the asked language, and in English where it is not written in it', async () => {
  expect(await call('GET', '/pages/terms', undefined, { language: 'ru' })).toMatchObject({
    status: 200,
    body: { language: 'ru', title: 'Условия', updated_on: '2025-06-18' },
  })
  expect(await call('GET', '/pages/terms?lang=kk')).toMatchObject({
    body: { language: 'en', title: 'Terms', languages: ['en', 'ms', 'ru'] },
  })
  expect(await call('GET', '/pages/terms?lang=ms')).toMatchObject({ body: { language: 'ms', title: 'Terma' } })
})

it('fills in the settings, at once after they change', async () => {
  expect(await call('GET', '/pages/terms')).toMatchObject({ body: { sections: [{ body: 'Over RM\u00a0150, 6%, {{unknown}}' }] } })
  await changeSettings({ db, memory }, { free_shipping_over: 200.5 })
  expect(await call('GET', '/pages/terms?lang=ru')).toMatchObject({ body: { sections: [{ body: 'Свыше RM\u00a0200.50, 5\u00a0%' }] } })
  expect([...uses]).toEqual(expect.arrayContaining(['content', 'settings']))
})

it('has no page that nobody wrote, and no unknown language', async () => {
  expect(await call('GET', '/pages/nowhere')).toEqual({ status: 404, body: { error: 'page_not_found', code: 'page_not_found' } })
  expect(await call('GET', '/pages/terms?lang=fr')).toMatchObject({ status: 422 })
})

it('notifies every instance of a changed text', async () => {
  const client = await pool.connect()
  const notified = new Promise<string>((resolve) => client.once('notification', ({ payload = '' }) => resolve(payload)))
  await client.query('listen shop_changes')
  await db.updateTable('content_translations').set({ title: 'Правила' }).where('slug', '=', 'terms').where('language', '=', 'ru').execute()
  expect(JSON.parse(await notified)).toMatchObject({ table: 'content_translations', type: 'UPDATE' })
  client.release(true)
})

it('adds only missing texts, and leaves written ones', async () => {
  await db.updateTable('content_pages').set({ title: 'Our terms' }).where('slug', '=', 'terms').execute()
  const added = await addMissingPages(db, [terms, { ...terms, slug: 'about', title: 'About' }], new Date())
  expect(added).toEqual(['about'])
  expect(await call('GET', '/pages/terms')).toMatchObject({ body: { title: 'Our terms' } })
  expect(await call('GET', '/pages/about?lang=ru')).toMatchObject({ body: { language: 'ru', title: 'Условия' } })
  expect(await addMissingPages(db, [terms], new Date())).toEqual([])
})
