import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { backOffice } from './support/back-office.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { changeShop } from './support/shop-database.ts'
import { signInAs } from './support/signing-in.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test.use({ counting: 'agreed' })

/** Figures of fewer than five visits are hidden. */
async function comeFiveTimes(visitor: Page, pageUrl: string) {
  for (const number of [1, 2, 3, 4, 5]) {
    const sessionId = `${crypto.randomUUID()}-${number}`
    const data = { sessionId, eventType: 'page_view', eventData: {}, pageUrl }
    expect((await visitor.request.post('/api/analytics/event', { data })).ok()).toBe(true)
  }
}

/** Makes a product that only one visitor views and puts into the cart, coming from a campaign of this journey. */
async function visitProduct(visitor: Page, admin: Page) {
  const word = crypto.randomUUID().slice(0, 8)
  const { id, slug } = await (await backOffice(admin)).create({ name: `Counted mug ${word}`, price: 21 })
  await openPage(visitor, `/product/${slug}?utm_source=journey-${word}&utm_campaign=felt-${word}`)
  const added = visitor.waitForResponse((response) => {
    const body = response.request().postData() ?? ''
    return response.url().endsWith('/api/analytics/event') && body.includes('add_to_cart')
  })
  await visitor.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await added
  return { id, slug, word, name: `Counted mug ${word}` }
}

const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('a visitor’s actions show in the figures, as a table and as a file', async ({ page, someoneElse }) => {
  const admin = await someoneElse()
  const { word } = await visitProduct(page, admin)
  await comeFiveTimes(page, `/?utm_source=journey-${word}&utm_campaign=felt-${word}`)
  // Campaigns of other journeys with fewer visits also hide the smallest larger campaign, which is this one.
  await comeFiveTimes(page, `/?utm_source=journey-${word}&utm_campaign=wool-${word}`)
  const campaign = part(admin, t('admin-analytics:campaign.title'))
  // Events are written shortly after the answer.
  await expect(async () => {
    await openPage(admin, '/admin/analytics')
    await expect(campaign.getByText(`felt-${word}`)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectNoBarriers(admin)
  await expect(part(admin, t('admin-analytics:funnel.title')).getByText(t('admin-analytics:funnel.added'))).toBeVisible()
  for (const title of [
    t('admin-analytics:together.title'),
    t('admin-analytics:out.title'),
    t('admin-analytics:wished.title'),
    t('admin-analytics:letter.title'),
    t('admin-analytics:cohort.title'),
  ])
    await expect(part(admin, title)).toBeVisible()

  const download = admin.waitForEvent('download')
  await campaign.getByRole('link', { name: 'CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('"source","medium","campaign","sessions","ordered_sessions"')
  expect(file).toContain(`"felt-${word}",6,0`)

  const revenue = part(admin, t('admin-analytics:chart.revenue.day'))
  await revenue.getByRole('button', { name: t('chart:asTable') }).click()
  await expect(revenue.getByRole('table')).toBeVisible()

  // A step of the funnel links to the orders of its visits.
  const funnel = part(admin, t('admin-analytics:funnel.title'))
  await funnel.getByRole('link', { name: t('admin-analytics:funnel.ordered'), exact: true }).click()
  await expect(admin).toHaveURL(/\/admin\/orders\?behind=visits/)
  await expect(admin.getByRole('link', { name: new RegExp(t('admin-orders:filter.behind')) })).toBeVisible()
})

test('figures link to their orders', async ({ page }) => {
  await signInAs(page, 'admin')
  await openPage(page, '/admin/analytics?from=2020-01-01&to=2020-01-02')
  await expect(part(page, t('admin-analytics:country.title')).getByText(t('admin-analytics:noOrders'))).toBeVisible()
  await openPage(page, '/admin/analytics')
  const countries = part(page, t('admin-analytics:country.title'))
  await countries.getByRole('link', { name: 'Malaysia' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\?.*country=MY/)
  await expect(page.getByRole('heading', { level: 1, name: t('admin-orders:title') })).toBeVisible()
})

test.describe('while the shop restarts', () => {
  test.use({ tolerated: /status of 503/ })

  test('visitors’ actions arrive as well, also those that a stream has missed', async ({ page, someoneElse, baseURL }) => {
    const admin = await someoneElse()
    const { name, slug } = await visitProduct(page, admin)
    const { sku } = await admin.request.get(`/api/products/${slug}`).then((answer) => answer.json())
    const stream = /\/api\/admin\/analytics\/events\/live/
    await admin.route(stream, (route) => route.fulfill({ status: 503 }))
    await openPage(admin, `/admin/analytics-events?product=${encodeURIComponent(sku)}&type=add_to_cart`)
    const rows = admin.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await expect(async () => {
      await admin.reload()
      await expect(rows).toHaveCount(1, { timeout: 2000 })
    }).toPass()
    await expect(admin.getByText(t('admin-analytics-events:lost'))).toBeVisible()

    const copied = `insert into analytics_events select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'occurred_at', now() - interval '1 minute'))).*
      from analytics_events e where product_id = (select id from products where slug = $1) and event_type = 'add_to_cart' limit 1`
    await changeShop(String(baseURL), copied, [slug])
    await admin.unroute(stream)
    const body = 'event: hello\ndata: {"quiet_ms":0}\n\n'
    await admin.route(stream, (route) => route.fulfill({ contentType: 'text/event-stream', body }), { times: 1 })
    await admin.evaluate(() => void window.dispatchEvent(new Event('online')))
    await expect(rows).toHaveCount(2)
    await expect(admin.getByText(t('admin-analytics-events:live'), { exact: true })).toBeVisible()
  })
})

test('events come during a visit, and one visit is a story @phone', async ({ page, someoneElse }) => {
  const admin = await someoneElse()
  const { word, name, slug } = await visitProduct(page, admin)
  const { sku } = await admin.request.get(`/api/products/${slug}`).then((answer) => answer.json())
  await openPage(admin, `/admin/analytics-events?product=${encodeURIComponent(sku)}`)
  const rows = admin.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(async () => {
    await admin.reload()
    await expect(rows.filter({ hasText: t('admin-analytics-events:types.add_to_cart') })).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  await expectNoBarriers(admin)

  const before = await rows.count()
  await openPage(page, `/product/${slug}?again=${word}`)
  await expect(rows).toHaveCount(before + 1)

  await rows
    .first()
    .getByRole('link', { name: t('admin-analytics-events:whole') })
    .click()
  await expect(admin.getByRole('heading', { level: 1, name: t('admin-analytics-events:story') })).toBeVisible()
  const types = admin
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: admin.locator('time') })
  await expect(types.first()).toContainText(/Viewed a page|Viewed a product/)
  await expect(types.filter({ hasText: t('admin-analytics-events:types.add_to_cart') })).toHaveCount(1)
})
