import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { changeShop } from './support/shop-database.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const eventList = z.object({ events: z.object({ id: z.string() }).array() })

// Mistyped input and missing pages are answered with 4xx, which browsers log.
test.use({ tolerated: /status of (400|404|410|422)/ })

async function look(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expectNoBarriers(page)
    await expectToFit(page, path)
  }
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the pages of an account fit, and can be used by everybody', async ({ page }) => {
    await newMember(page, 'phone')
    const { id } = await orderOne(page, 'shai-mug')
    const area = ['', '/orders', `/orders/${id}`, '/addresses', '/wishlist', '/settings']
    await look(
      page,
      area.map((part) => `/account${part}`),
    )
    await look(page, ['/membership', '/ru/account', '/kk/account/orders', '/ru/account/settings'])
  })

  test('a word longer than the phone is wide is broken within its order and where it is sought', async ({ page, baseURL }) => {
    await newMember(page, 'long-word')
    const { id } = await orderOne(page, 'shai-mug')
    const word = 'Құрметтілерімізденқазақстандықтарымызданбыз'
    await changeShop(baseURL ?? '', 'update orders set note = $2 where id = $1', [id, word])
    await changeShop(baseURL ?? '', 'update order_items set name = $2 where order_id = $1', [id, word])
    for (const path of [`/kk/account/orders/${id}`, `/kk/order/${id}`]) {
      await openPage(page, path)
      await expect(page.getByText(word).first()).toBeVisible()
      await expectToFit(page, path)
    }
    // A search without results shows its word three times: in the title, on the filter chip and in the empty list.
    await openPage(page, `/kk/shop?q=${word}`)
    const sought = page.getByRole('main').getByText(word)
    await expect(sought).toHaveCount(3)
    const { width: room = 0 } = page.viewportSize() ?? {}
    for (const part of await sought.all()) {
      const { x, width } = (await part.boundingBox()) ?? { x: -1, width: 0 }
      expect([x >= 0, x + width <= room]).toEqual([true, true])
    }
  })

  test('the shop’s name keeps its distance from the flag in the narrowest window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openPage(page, '/')
    const header = page.getByRole('banner')
    const name = await header.getByText('Tulpar', { exact: true }).boundingBox()
    const flag = await header
      .getByRole('button', { name: startingWith(t('shell:language.label')) })
      .locator('span')
      .first()
      .boundingBox()
    const ringPx = 2.5
    expect((flag?.x ?? 0) - ringPx - (name?.x ?? 0) - (name?.width ?? 0)).toBeGreaterThanOrEqual(8)
  })

  test('signing in, the cart and the checkout fit, and can be used by everybody', async ({ page }) => {
    await look(page, ['/login', '/kk/login?tab=register', '/forgot-password', '/check-email', '/reset-password?token=none'])
    await openPage(page, '/product/shai-mug')
    await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
    await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
    await look(page, ['/cart', '/ru/cart', '/checkout', '/kk/checkout', '/realtime-demo'])
  })

  test('the menu links to the categories and the wishlist', async ({ page }) => {
    await openPage(page, '/')
    const menu = page.getByRole('navigation', { name: t('shell:header.main') }).filter({ visible: true })
    const open = async () => {
      await page.getByRole('button', { name: t('shell:header.openMenu') }).click()
      await expect(menu).toBeVisible()
    }
    await open()
    const categories = menu.getByRole('list', { name: t('shell:header.categories') }).getByRole('link')
    expect(await categories.count()).toBeGreaterThanOrEqual(7)
    await expectNoBarriers(page)
    await categories.filter({ hasText: 'Mugs' }).click()
    await expect(page).toHaveURL(/\/shop\/mug$/)
    await expect(menu).toBeHidden()
    await open()
    await menu.getByRole('link', { name: t('shell:header.wishlist') }).click()
    await expect(page).toHaveURL(/\/login\?returnUrl=.*wishlist/)
  })

  test('staff see the ordered goods before the payment', async ({ page, someoneElse }) => {
    await newMember(page, 'items-first')
    const { order_number: number } = await orderOne(page, 'shai-mug')
    const staff = await someoneElse()
    await signInAs(staff, 'staff')
    await openPage(staff, `/admin/orders/${number}`)
    const topOf = async (name: string) => (await staff.getByRole('region', { name, exact: true }).boundingBox())?.y ?? 0
    expect(await topOf(t('admin-order:order.items'))).toBeLessThanOrEqual(await topOf(t('admin-order:order.payment')))
  })

  test('the tab of the open screen is in sight', async ({ page }) => {
    await signInAs(page, 'admin')
    const { events } = eventList.parse(await (await page.request.get('/api/admin/events')).json())
    await openPage(page, `/admin/events/${events[0]?.id}/report`)
    const tabs = page.getByRole('navigation', { name: t('admin-event-frame:tabs') })
    await expect(tabs.getByRole('link', { name: t('admin-event-frame:tab.report') })).toBeInViewport({ ratio: 1 })
  })

  test('the assistants who came fit', async ({ page, baseURL }) => {
    const host = 'shopping-assistant.agents.a-very-long-company-name.example:8443'
    const platforms = `insert into agent_platforms (id, profile_url, host, version, is_blocked, first_seen, last_seen)
      select gen_random_uuid(), 'https://' || $1::text || '/profiles/ucp-' || n || '.json', $1, '2026-08-25', n = 1, now(), now()
      from generate_series(1, 3) n on conflict (profile_url) do nothing`
    await changeShop(baseURL ?? '', platforms, [host])
    await signInAs(page, 'super_admin')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 860 })
      await look(page, ['/admin/agents', '/ru/admin/agents', '/kk/admin/agents'])
      await expect(page.getByText(host, { exact: true }).first()).toBeVisible()
    }
    await openPage(page, '/admin/agents')
    const name = t('admin-agents:addresses.mcp')
    await page.getByRole('button', { name: t('admin-agents:addresses.callNamed', { name }) }).click()
    await expect(page.getByText(t('admin-agents:addresses.answersWith', { count: 5 }))).toBeVisible()
  })

  test('a missing page, product and order say so', async ({ page }) => {
    await look(page, ['/no-such-road', '/product/flying-carpet', '/order/01980000-0000-7000-8000-000000000001', '/offline'])
  })
})
