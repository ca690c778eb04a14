import type { Page, Request } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { fillCheckout, kualaLumpur, placeOrder } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

type SentCall = { call: string; body: { sessionId: string; eventType?: string; eventData?: Record<string, unknown>; pageUrl?: string } }

/** Records the analytics events that the page sends from now on, and the shop's answers. */
function listen(page: Page): { sent: SentCall[]; types: () => (string | undefined)[]; statuses: number[] } {
  const sent: SentCall[] = []
  const statuses: number[] = []
  const read = (request: Request) => {
    const call = /\/api\/analytics\/([\w-]+)$/.exec(request.url())?.[1]
    if (call) sent.push({ call, body: request.postDataJSON() })
  }
  page.on('request', read)
  page.on('response', (response) => {
    if (response.url().includes('/api/analytics/')) statuses.push(response.status())
  })
  return { sent, types: () => sent.map(({ call, body }) => body.eventType ?? call), statuses }
}

const question = (page: Page) => page.getByRole('region', { name: t('consent:title') })

test.describe('a visitor who was not asked yet', () => {
  test.use({ counting: 'unasked' })

  test('is counted after saying yes, and not before', async ({ page }) => {
    await page.clock.install()
    const { sent, types, statuses } = listen(page)
    await openPage(page, '/product/orchard-stickers?utm_source=letter&token=s3cret')
    await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
    await page.clock.runFor(10_000)
    // The question is not shown where visitors choose and buy; it appears on the next page that is only for reading.
    await expect(question(page)).toBeHidden()
    await page
      .getByRole('link', { name: t('shell:header.about') })
      .filter({ visible: true })
      .first()
      .click()
    await expect(question(page)).toBeVisible()
    await expectNoBarriers(page)
    expect(sent).toEqual([])
    await question(page)
      .getByRole('button', { name: t('consent:agree') })
      .click()
    await expect(question(page)).toBeHidden()
    await expect.poll(() => new Set(types())).toEqual(new Set(['session-start', 'page_view', 'product_view', 'add_to_cart']))
    await expect.poll(() => statuses).toEqual([204, 204, 204, 204, 204])
    expect(sent.find(({ body }) => body.eventType === 'page_view')?.body.pageUrl).toBe('/product/orchard-stickers?utm_source=letter')
    expect(new Set(sent.map(({ body }) => body.sessionId)).size).toBe(1)

    await openPage(page, '/shop?q=tee')
    await expect.poll(types).toEqual(expect.arrayContaining(['search']))
    expect(new Set(sent.map(({ body }) => body.sessionId)).size).toBe(1)
    expect(types().filter((type) => type === 'session-start')).toHaveLength(1)
    await expect(question(page)).toBeHidden()
  })

  test('a visitor who closes the question is not counted, and not asked again in this visit', async ({ page }) => {
    await page.clock.install()
    const { sent } = listen(page)
    await openPage(page, '/shop')
    await page.clock.runFor(10_000)
    await question(page)
      .getByRole('button', { name: t('consent:close') })
      .click()
    await openPage(page, '/events')
    await page.clock.runFor(10_000)
    await expect(question(page)).toBeHidden()
    expect(sent).toEqual([])
  })

  test('is not counted after saying no, and may think again', async ({ page }) => {
    await page.clock.install()
    const { sent, types } = listen(page)
    await openPage(page, '/')
    await question(page)
      .getByRole('button', { name: t('consent:decline') })
      .click()
    await openPage(page, '/shop/sticker')
    await page.getByRole('link', { name: 'Orchard stickers' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orchard stickers' })).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(question(page)).toBeHidden()
    expect(sent).toEqual([])

    await page.getByRole('button', { name: t('shell:footer.counting') }).click()
    await expect(question(page)).toContainText(t('consent:declined'))
    await expect(question(page).getByText(t('consent:title'))).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: t('shell:footer.counting') })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(question(page).getByRole('button', { name: t('consent:agree') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(types).toContain('session-start')
  })

  test('a visitor whose browser requests privacy is neither asked nor counted', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }))
    await page.clock.install()
    const { sent } = listen(page)
    await openPage(page, '/shop')
    await page.clock.runFor(10_000)
    await expect(question(page)).toBeHidden()
    await page.getByRole('button', { name: t('shell:footer.counting') }).click()
    await expect(question(page)).toContainText(t('consent:refused'))
    await expect(question(page).getByRole('button', { name: t('consent:agree') })).toBeHidden()
    expect(sent).toEqual([])
  })
})

test.describe('a visitor who agreed', () => {
  test.use({ counting: 'agreed' })

  test('starts a new session after thirty minutes, and reports a cart that was left for ten', async ({ page }) => {
    await page.clock.install()
    const { sent, types } = listen(page)
    await openPage(page, '/product/orchard-stickers')
    await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
    await page.clock.runFor(5000)
    await expect.poll(types).toContain('add_to_cart')
    // The ten minutes begin once the cart watcher, which loads last, is running.
    await page.waitForFunction(() => localStorage.getItem('tulpar.cart.left') !== null)
    await page.goto('/cart')
    await page.clock.runFor(5000)
    await expect.poll(() => types().filter((type) => type === 'page_view')).toHaveLength(2)
    await page.clock.runFor('09:00')
    expect(types()).not.toContain('cart-abandonment')
    await page.clock.runFor('02:00')
    await expect.poll(types).toContain('cart-abandonment')
    const left = sent.find(({ call }) => call === 'cart-abandonment')?.body
    expect(left).toMatchObject({ cartValue: 14, lastStep: 'cart', items: [{ name: 'Orchard stickers', quantity: 1, price: 14 }] })
    await page.clock.runFor('21:00')
    await expect.poll(() => types().filter((type) => type === 'session-start')).toHaveLength(2)
    expect(types().filter((type) => type === 'cart-abandonment')).toHaveLength(1)
    expect(new Set(sent.map(({ body }) => body.sessionId)).size).toBe(2)
  })
})

test('an order shows the partner whose link was followed', async ({ page, someoneElse }) => {
  await openPage(page, '/ru/about?p=%20OLD%20')
  await openPage(page, '/?p=')
  await openPage(page, '/product/orchard-stickers?p=QANAT-7')
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await openPage(page, '/checkout')
  await fillCheckout(page, t, { email: 'partner-code@example.com', to: kualaLumpur })
  await page.getByRole('radio', { name: /bank transfer/i }).check({ force: true })
  const number = await placeOrder(page, t)

  const staff = await someoneElse()
  await signInAs(staff, 'staff')
  await openPage(staff, `/admin/orders/${number}`)
  await expect(staff.getByText(t('admin-order:order.partnerCode', { code: 'QANAT-7' }))).toBeVisible()
})
