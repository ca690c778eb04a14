import { expect, it } from 'vitest'
import { systemClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given as givenIn } from '#tests/support/given.ts'
import { shopProcess } from '#tests/support/shop-process.ts'
import { translatorIn } from '#tests/journeys/support/translator.ts'

const { db, url } = await testDatabase()
const given = givenIn(db)
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: '0' })

async function staffCookies(): Promise<string> {
  const [email, password] = [`${newId()}@example.com`, 'felt-and-wool-7!']
  await createAccount({ db, clock: systemClock }, { email, password, fullName: 'Staff', role: 'staff', isEmailConfirmed: true })
  const body = new URLSearchParams({ email, password })
  return cookiesOf(await fetch(`${shop.origin}/login`, { method: 'POST', redirect: 'manual', headers: { origin: shop.origin }, body }))
}
const open = (path: string, cookie = '') => fetch(shop.origin + path, { redirect: 'manual', headers: { cookie, 'accept-language': 'en' } })

it.each([
  ['en', ''],
  ['ru', '/ru'],
  ['kk', '/kk'],
] as const)('leads staff to a read-only page of a draft in %s, which is neither cached nor indexed', async (language, prefix) => {
  const t = translatorIn(language)
  const cookie = await staffCookies()
  const { id } = await given.product({ name: 'Saddle blanket' })
  const { slug } = await db.selectFrom('products').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute()

  const link = await open(`${prefix}/admin/products/${id}/preview`, cookie)
  const path = link.headers.get('location') ?? ''
  expect([link.status, path]).toEqual([302, expect.stringMatching(new RegExp(`^${prefix}/preview/[\\w-]{40,}$`))])
  for (const visitor of [cookie, '']) {
    const page = await open(path, visitor)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('referrer-policy')).toBe('strict-origin')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(html).toContain('Saddle blanket')
    expect(html).toContain(t('preview:text'))
    expect(html).not.toMatch(/href="[^"]*\/(?:shop|product|cart|checkout|account)[/"]/)
  }
  expect((await open(`${prefix}/product/${slug}`)).status).toBe(404)
})

it('opens no preview with a forged link, and makes none for a guest', async () => {
  const t = translatorIn('en')
  const page = await open(`/preview/${'A'.repeat(48)}`)
  expect(page.status).toBe(404)
  expect(await page.text()).toContain(t('preview:expired'))
  const { id } = await given.product({})
  const link = await open(`/admin/products/${id}/preview`)
  expect(link.headers.get('location')).toMatch(/^\/login\?/)
})
