import { expectNoBarriers } from './support/barriers.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { signIn } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

// Forms show the reason of a 4xx answer next to the field; browsers also log it.
test.use({ tolerated: /Failed to load resource: (the server responded with a status of (401|403|404|409|422|429)|net::ERR_FAILED)/ })

test('a wrong password says so and leads back to the wanted page', async ({ page }) => {
  const t = translatorIn('kk')
  await openPage(page, '/kk/login?returnUrl=/kk/events')
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: t('auth:login.email') }).fill('member@tulpar.test')
  await form.getByLabel(t('auth:login.password'), { exact: true }).fill('not-the-one')
  await form.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(t('auth:login.failed'))
  await expect(page.getByRole('alert')).toContainText(t('errors:errors.invalid_credentials'))
  await expectNoBarriers(page)
  await signIn(page, t, 'member', '/kk/login?returnUrl=/kk/events')
  await expect(page).toHaveURL(/\/kk\/events$/)
})

test('no address leads out of the shop after signing in', async ({ page, baseURL }) => {
  const t = translatorIn('en')
  await signIn(page, t, 'member', `/login?returnUrl=${encodeURIComponent('//evil.example/%5Cpath')}`)
  await expect(page.getByText(t('auth:flash.welcome'))).toBeVisible()
  await expect(page).toHaveURL(`${baseURL}/`)
  await openPage(page, '/login?returnUrl=javascript:alert(1)')
  await expect(page).toHaveURL(`${baseURL}/`)
})

test('everybody is led to the pages of their role', async ({ someoneElse }) => {
  const t = translatorIn('en')
  const places = [
    { role: 'staff', from: '/login', to: /\/admin\/orders$/, shut: '/checkout', instead: /\/admin-shop-redirect$/ },
    { role: 'admin', from: '/login?returnUrl=/account', to: /\/admin\/orders$/, shut: '/account', instead: /\/admin-shop-redirect$/ },
    { role: 'member', from: '/login?returnUrl=/events', to: /:\d+\/events$/, shut: '/admin/orders', instead: /:\d+\/$/ },
    { role: 'partner', from: '/login', to: /\/partner\/dashboard$/, shut: '/account/orders', instead: /\/membership$/ },
  ] as const
  for (const { role, from, to, shut, instead } of places) {
    const person = await someoneElse()
    await openPage(person, shut)
    if (shut !== '/checkout') await expect(person).toHaveURL(new RegExp(`/login\\?returnUrl=${encodeURIComponent(shut)}$`))
    await signIn(person, t, role, from)
    await expect(person).toHaveURL(to)
    await openPage(person, shut)
    await expect(person).toHaveURL(instead)
    await openPage(person, '/login')
    await expect(person).not.toHaveURL(/\/login/)
  }
})

test('signing out in one tab shows in the other', async ({ page, context }) => {
  const t = translatorIn('en')
  await signIn(page, t, 'member', '/login')
  await expect(page.getByText(t('auth:flash.welcome'))).toBeVisible()
  const other = await context.newPage()
  await openPage(other, '/product/pomegranate-mug')
  await expect(other.getByRole('button', { name: /RM.40\.50/ })).toBeVisible()

  await openPage(page, '/logout')
  await page.route('**/api/auth/sign-out?*', (route) => route.abort())
  await page.getByRole('button', { name: t('auth:logout.submit') }).click()
  await expect(page.getByRole('alert')).toContainText(t('auth:logout.text'))
  await page.unroute('**/api/auth/sign-out?*')
  await page.getByRole('button', { name: t('auth:logout.submit') }).click()
  await expect(page.getByText(t('auth:flash.signedOut'))).toBeVisible()
  await expect(other.getByRole('button', { name: /RM.45\.00/ })).toBeVisible()

  await signIn(page, t, 'member', '/login')
  await expect(other.getByRole('button', { name: /RM.40\.50/ })).toBeVisible()
  await isAlive(other)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a member signs in, and forms that need a script say so', async ({ page }) => {
    const t = translatorIn('en')
    const form = page.getByRole('tabpanel')
    await page.goto('/login?returnUrl=/events')
    for (const typed of ['not-the-one', 'Tulpar-Member-1!']) {
      await form.getByRole('textbox', { name: t('auth:login.email') }).fill('member@tulpar.test')
      await form.getByLabel(t('auth:login.password'), { exact: true }).fill(typed)
      await form.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
      if (typed === 'not-the-one') await expect(page.getByRole('alert')).toContainText(t('errors:errors.invalid_credentials'))
    }
    await expect(page).toHaveURL(/:\d+\/events$/)
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByRole('tab', { name: t('auth:tabs.register') }).click()
    for (const path of [
      '/login?tab=register',
      '/forgot-password',
      '/check-email',
      '/reset-password?token=x',
      '/auth/callback?type=magic_link&token=x',
    ]) {
      const html = await (await page.request.get(path)).text()
      expect(/<noscript>.*?<\/noscript>/.exec(html)?.[0]).toContain(t('auth:login.noScript'))
    }
  })
})
