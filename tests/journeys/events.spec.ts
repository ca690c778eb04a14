import sharp from 'sharp'
import { pressPlace } from './support/buying.ts'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { eventWith } from './support/stall.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

/** A plan in the ratio 3:2, as markets send it. */
const plan = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#E6D9C4' } })
    .png()
    .toBuffer()

test('an admin makes an event and allocates pieces to it; visitors see both at once', async ({ page, someoneElse }) => {
  const admin = await someoneElse()
  await signInAs(admin, 'admin')
  await openPage(admin, '/admin/events/new')
  const title = `Felt fair ${Date.now()}`
  const text = (field: 'title' | 'venue' | 'address') =>
    admin.getByRole('textbox', { name: t(`admin-event:field.${field}`), exact: true }).first()
  await admin.getByLabel(t('admin-event:field.starts_at'), { exact: true }).fill('2031-05-03T10:00')
  await admin.getByLabel(t('admin-event:field.ends_at'), { exact: true }).fill('2031-05-03T18:00')
  await admin.getByLabel(t('admin-event:field.time_zone'), { exact: true }).fill('Asia/Almaty')
  // Almaty is three hours behind.
  await expect(admin.getByText(t('admin-event:inShopTime', { time: '3 May 2031, 13:00' }))).toBeVisible()
  await text('title').fill(title)
  await text('venue').fill('Arbat')
  await text('address').fill('Zhibek Zholy 53, Almaty')
  await admin.getByRole('button', { name: startingWith(t('admin-edit:save')) }).click()
  await expect(admin).toHaveURL(/\/admin\/events\/edit\/[0-9a-f-]{36}$/)

  await admin.getByRole('searchbox', { name: t('admin-event-stock:find.label') }).fill('Shai? mug')
  await admin.getByRole('button', { name: t('admin-event-stock:find.add', { name: 'Shai? mug' }) }).click()
  const cells = admin.getByRole('textbox', { name: startingWith('Milk: quantity at the event') })
  await cells.fill('2')
  await admin.getByRole('button', { name: t('admin-event-stock:grid.bring', { count: 2 }) }).click()
  await expect(admin.getByText(t('admin-event-stock:moved')).first()).toBeVisible()
  await admin.getByRole('button', { name: t('admin-event:publish') }).click()
  await expect(admin.getByText(t('admin-event:done.published', { title })).first()).toBeVisible()
  await admin.getByText(t('admin-event:map.drop')).first().scrollIntoViewIfNeeded()
  await admin
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await plan() })
  const marker = admin.getByRole('button', { name: t('admin-event:map.markerNone') })
  await marker.click({ position: { x: 20, y: 20 } })
  await admin.getByRole('button', { name: startingWith(t('admin-edit:save')) }).click()
  await expect(admin.getByText(t('admin-event:saved')).first()).toBeVisible()
  await expectNoBarriers(admin)

  await openPage(page, '/events')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Saturday, 3 May 2031, 10:00–\u206018:00')).toBeVisible()
  const foreign: string[] = []
  page.on('request', (request) => new URL(request.url()).origin !== new URL(page.url()).origin && foreign.push(request.url()))
  const map = page.getByRole('img', { name: t('events:mapMarked', { venue: 'Arbat' }) })
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => map.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true)
  expect(foreign).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(map).toHaveCSS('filter', /invert/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(map).toHaveCSS('filter', 'none')
  await expect(page.getByText(t('collect:here.left', { count: 2 }))).toBeVisible()
})

test('a past event lists the goods it had', async ({ page }) => {
  await openPage(page, '/events')
  await page
    .getByRole('region', { name: t('events:past') })
    .getByRole('link', { name: 'Open day on Jalan Panggung' })
    .click()
  await expect(page.getByText(t('events:pastNote'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('events:productsPast') })).toBeVisible()
  await expect(page.getByText(t('events:products'), { exact: true })).toBeHidden()
  await expect(
    page
      .getByRole('region', { name: t('events:productsPast') })
      .getByRole('article')
      .first(),
  ).toBeVisible()
})

test(
  'a guest collects at an event: removes sold-out goods, gives no address, pays at the stall',
  { tag: '@phone' },
  async ({ page, someoneElse }) => {
    const admin = await someoneElse()
    await signInAs(admin, 'admin')
    const event = await eventWith(admin, ['shai-mug'], 3)

    await openPage(page, `/events/${event.id}`)
    await page.getByRole('button', { name: t('collect:here.addNamed', { name: 'Shai? mug' }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) })
      .click()
    await expect(page.getByText(t('collect:here.chosen'))).toBeVisible()
    await expectNoBarriers(page)

    await openPage(page, '/product/manul-mug')
    await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
    await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 2 }) })).toBeVisible()
    await openPage(page, '/cart')
    await expect(page.getByRole('alert').filter({ hasText: t('collect:notThere.title', { count: 1 }) })).toBeVisible()
    await page.getByRole('button', { name: t('collect:notThere.remove', { count: 1 }) }).click()
    await expect(page.getByText(t('collect:notThere.title', { count: 1 }))).toBeHidden()
    await expectToFit(page, '/cart')

    await openPage(page, '/checkout')
    await expect(page.getByRole('radio', { name: startingWith(t('collect:checkout.at', { event: event.title })) })).toBeChecked()
    await expect(page.getByRole('textbox', { name: t('checkout:field.address'), exact: true })).toBeHidden()
    const field = (name: 'name' | 'email' | 'phone') =>
      page.getByRole('main').getByRole('textbox', { name: t(`checkout:field.${name}`), exact: true })
    await field('name').fill('Aigerim Nurlankyzy')
    await field('email').fill('collects@example.com')
    await field('phone').fill('+60 12 345 6789')
    await page.getByRole('radio', { name: startingWith(t('collect:checkout.cash')) }).check({ force: true })
    await expectNoBarriers(page)
    await pressPlace(page, t)

    await expect(page.getByText(t('order:text.payAtStall', { event: event.title }))).toBeVisible()
    await expectToFit(page, 'the order')
    await expectNoBarriers(page)
    const number = /UND-\d{5,}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
    await page.getByRole('link', { name: t('collect:order.showCode') }).click()
    await expect(page).toHaveURL(new RegExp(`/events/${event.id}/qr/`))
    await expect(page.getByText(number).first()).toBeVisible()

    await openPage(admin, `/admin/orders/${number}`)
    await admin.getByRole('button', { name: startingWith('Take RM') }).click()
    await admin.getByRole('button', { name: t('admin-pickups:handOver.all') }).click()
    await expect(admin.getByText(t('admin-pickups:state.collected'), { exact: true }).first()).toBeVisible()
    await openPage(admin, `/admin/events/${event.id}/report`)
    await expect(admin.getByText(t('admin-event-report:pickupsOf', { collected: '1', all: '1' }))).toBeVisible()
    await expectNoBarriers(admin)
    await expectToFit(admin, 'the report')
  },
)
