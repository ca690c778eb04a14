import { expect, it } from 'vitest'
import { systemClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { testDatabase } from '#tests/support/database.ts'
import { shopProcess } from '#tests/support/shop-process.ts'
import { translatorIn } from '#tests/journeys/support/translator.ts'

const { db, url } = await testDatabase()
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: '0' })
const t = translatorIn('en')
const password = 'felt-and-wool-7!'

async function signedIn(role: 'staff' | 'admin') {
  const email = `${newId()}@example.com`
  await createAccount({ db, clock: systemClock }, { email, password, fullName: role, role, isEmailConfirmed: true })
  const body = new URLSearchParams({ email, password })
  const entered = await fetch(`${shop.origin}/login`, { method: 'POST', redirect: 'manual', headers: { origin: shop.origin }, body })
  const headers = { cookie: cookiesOf(entered), 'accept-language': 'en' }
  return async (path: string) => {
    const response = await fetch(`${shop.origin}/admin/${path}`, { redirect: 'manual', headers })
    const text = await response.text()
    const titles = Array.from(text.matchAll(/<title[^>]*>([^<]*)/g), ([, title]) => title)
    return { answer: { status: response.status, titles }, main: text.split('<main')[1] ?? '' }
  }
}

it('opens no form to staff that only admins may send', async () => {
  const [staff, admin] = [await signedIn('staff'), await signedIn('admin')]
  for (const path of [
    'products/new',
    'product-types/new',
    'events/new',
    'stories/new',
    'size-guides/new',
    'discounts/new',
    'categories/new',
  ]) {
    expect([path, (await staff(path)).answer.status, (await admin(path)).answer.status]).toEqual([path, 403, 200])
  }
})

it('has one title, in words, for what is not there or not for this role', async () => {
  const [staff, admin] = [await signedIn('staff'), await signedIn('admin')]
  const notAllowed = { status: 403, titles: [t('admin:notAllowed.pageTitle')] }
  const notFound = { status: 404, titles: [t('admin:notFound.pageTitle')] }
  for (const path of ['products/new', 'stories/new', 'newsletter/automations', 'events/new'])
    expect([path, (await staff(path)).answer]).toEqual([path, notAllowed])
  for (const path of [
    'orders/UND-00000',
    'products/edit/none',
    'members/none',
    'partners/none',
    'events/none/report',
    'production-steps/none',
  ])
    expect([path, (await admin(path)).answer]).toEqual([path, notFound])
})

it('leads back to the studio from a session that is gone, and from the studio without any to the first', async () => {
  const admin = await signedIn('admin')
  const gone = await admin(`studio/${newId()}`)
  expect(gone.answer.status).toBe(404)
  expect(gone.main).toContain(t('admin:notFound.text'))
  expect(gone.main).toMatch(/href="\/admin\/studio(\?[^"]*)?"/)
  const none = await admin('studio')
  expect(none.answer.status).toBe(200)
  expect(none.main).toContain(t('admin-studio:list.none'))
})
