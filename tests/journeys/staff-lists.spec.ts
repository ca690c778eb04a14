import { readFileSync } from 'node:fs'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newAddress } from './support/mails.ts'
import { orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test('staff go through a list by keys, and change several orders at once', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  // Other journeys' orders would appear between these rows.
  const email = newAddress('bulk')
  const order = () => orderOne(buyer, 'shai-mug', { email })
  const placed = [await order(), await order(), await order()]
  const numbers = placed.map(({ order_number }) => order_number).toReversed()
  await signInAs(page, 'staff')
  await openPage(page, '/admin/orders')
  const row = (number: string) => page.getByRole('row').filter({ hasText: number })

  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: t('admin-orders:search') })
  await expect(search).toBeFocused()
  await search.fill(email)
  await expect(page).toHaveURL(/\/admin\/orders\?.*q=bulk/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('f')
  const panel = page.getByRole('dialog', { name: t('admin-list:filter.title') })
  await panel.getByLabel(t('admin-orders:filter.status')).selectOption('pending')
  await expect(page).toHaveURL(/\/admin\/orders\?.*status=pending/)
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await row(numbers[0] ?? '').focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(page.getByText(t('admin-list:bulk.selected', { count: 3 }))).toBeVisible()
  await expectNoBarriers(page)

  // The buyer cancels one of them while staff look at the list.
  const [first] = placed
  await buyer.request.post(`/api/orders/${first?.id}/cancellation`, { data: {}, headers: { origin: new URL(page.url()).origin } })
  await page.keyboard.press('.')
  const process = page.getByRole('button', { name: t('admin-orders:bulk.processing.action') })
  await expect(process).toBeFocused()
  await process.press('Enter')
  const dialog = page.getByRole('dialog').filter({ hasText: t('admin-orders:bulk.processing.consequence') })
  await dialog.getByRole('button', { name: t('admin-orders:bulk.processing.action') }).click()
  await expect(dialog.getByText(t('admin-list:bulk.changed', { count: 2 }))).toBeVisible()
  await expect(dialog.getByText(t('errors:errors.changed_meanwhile'))).toBeVisible()
  // Rows under the pointer do not move.
  await page.mouse.move(0, 0)
  await dialog
    .getByRole('button', { name: t('admin-list:close') })
    .last()
    .press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row(numbers[0] ?? '')).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(page.getByRole('heading', { level: 1, name: t('admin-members:title') })).toBeVisible()
})

test('one record leads to the next by keys, and new things are made from anywhere', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  const email = newAddress('walked')
  const order = () => orderOne(buyer, 'shai-mug', { email })
  const [earlier, later] = [(await order()).order_number, (await order()).order_number]
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await signInAs(page, 'staff')
  await openPage(page, `/admin/orders?q=${email}`)
  await page.getByRole('row').filter({ hasText: later }).focus()
  await page.keyboard.press('Space')
  const peek = page.getByRole('dialog', { name: later })
  await expect(peek.getByText(/^1 × /)).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(peek).toBeHidden()
  await page.getByRole('link', { name: later, exact: true }).click()
  await expect(heading(later)).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(earlier)).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading(later)).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('>')
  const make = page.getByRole('option', { name: t('admin:nav.make.order') })
  await expect(make).toBeVisible()
  // Staff may write orders, but not create products.
  await expect(page.getByRole('option', { name: t('admin:nav.make.product') })).toBeHidden()
  await make.click()
  await expect(page).toHaveURL('/admin/orders/new')
  await openPage(page, '/admin')
  await page.keyboard.press('n')
  await page.keyboard.press('o')
  await expect(page).toHaveURL('/admin/orders/new')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText(t('admin:nav.make.order'))).toBeVisible()

  await openPage(page, '/admin/production-queue')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: t('admin-production:search') })).toBeFocused()

  await signInAs(page, 'admin')
  await openPage(page, '/admin')
  await expect(page.getByRole('main').getByRole('link', { name: t('admin:nav.make.letter') })).toBeVisible()
  // Shortcuts work as soon as a menu closes, even while it fades and still has the focus.
  await page
    .getByRole('main')
    .getByRole('button', { name: t('admin-dashboard:new') })
    .press('Enter')
  await expect(page.getByRole('menuitem', { name: t('admin:nav.make.letter') })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.press('l')
  await expect(page).toHaveURL('/admin/newsletter/campaigns/new')
})

test('a filter that is chosen while a search is on its way is added to it', async ({ page }) => {
  await signInAs(page, 'staff')
  await openPage(page, '/admin/orders')
  const held = Promise.withResolvers<void>()
  await page.route(/orders\.data\?.*q=/, async (route) => {
    await held.promise
    await route.continue()
  })
  const going = page.waitForRequest(/orders\.data\?.*q=buyer/)
  await page.getByRole('searchbox', { name: t('admin-orders:search') }).fill('buyer')
  await going
  await page.getByRole('button', { name: t('admin-list:filter.add') }).click()
  await page
    .getByRole('dialog', { name: t('admin-list:filter.title') })
    .getByLabel(t('admin-orders:filter.status'))
    .selectOption('pending')
  held.resolve()
  await expect(page).toHaveURL((address) => address.searchParams.get('q') === 'buyer' && address.searchParams.get('status') === 'pending')
})

test('a filter that is chosen before the search that arrived is drawn is added to it', async ({ page }) => {
  await signInAs(page, 'staff')
  await openPage(page, '/admin/orders')
  await page.getByRole('button', { name: t('admin-list:filter.add') }).click()
  const status = page.getByRole('dialog', { name: t('admin-list:filter.title') }).getByLabel(t('admin-orders:filter.status'))
  // Acts after the address has changed and before React draws. React schedules its drawing through a MessagePort.
  await status.evaluate((field) => {
    if (!(field instanceof HTMLSelectElement)) throw new Error('this is no choice')
    const replace = history.replaceState.bind(history)
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function hold(...words: [unknown]) {
      held.push(() => postMessage.apply(this, words))
    }
    history.replaceState = (...entry) => {
      replace(...entry)
      history.replaceState = replace
      queueMicrotask(() => {
        field.value = 'pending'
        field.dispatchEvent(new Event('change', { bubbles: true }))
        MessagePort.prototype.postMessage = postMessage
        for (const draw of held) draw()
      })
    }
  })
  await page.getByRole('searchbox', { name: t('admin-orders:search'), includeHidden: true }).evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('this is no field')
    field.value = 'buyer'
    field.form?.requestSubmit()
  })
  await expect(page).toHaveURL((address) => address.searchParams.get('q') === 'buyer' && address.searchParams.get('status') === 'pending')
})

test('a view is saved, followed to another device, renamed and removed, and a file has its rows', async ({ page, someoneElse }) => {
  const name = newAddress('view')
  const { order_number } = await orderOne(await someoneElse(), 'shai-mug')
  await signInAs(page, 'admin')
  await openPage(page, `/admin/orders?q=${order_number}&range=all`)
  await page.getByRole('button', { name: t('admin-list:views.save') }).click()
  await page.getByRole('textbox', { name: t('admin-list:views.name') }).fill(name)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin-list:views.save') })
    .click()
  const views = page.getByRole('navigation', { name: t('admin-list:views.label') })
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('admin-list:export') }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(order_number)

  const elsewhere = await someoneElse()
  await signInAs(elsewhere, 'admin')
  await openPage(elsewhere, '/admin/orders')
  await elsewhere
    .getByRole('navigation', { name: t('admin-list:views.label') })
    .getByRole('link', { name })
    .click()
  await expect(elsewhere.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: t('admin-list:views.this') }).click()
  await page.getByRole('menuitem', { name: t('admin-list:views.remove') }).click()
  await expect(views.getByRole('link', { name })).toBeHidden()
  await expect(page.getByRole('menu')).toBeHidden()
  await page.keyboard.press('z')
  await expect(views.getByRole('link', { name })).toBeVisible()
})

test('a list is read on a phone', { tag: '@phone-alone' }, async ({ page, someoneElse }) => {
  const { order_number } = await orderOne(await someoneElse(), 'shai-mug')
  await signInAs(page, 'staff')
  for (const path of ['/admin/orders', '/admin/members', '/admin/account', '/admin/orders?lang=ru', '/admin/members?lang=kk']) {
    await openPage(page, path)
    await expectNoBarriers(page)
    await expectToFit(page, path)
  }
  await openPage(page, `/admin/orders?q=${order_number}&lang=en`)
  await expect(page.getByRole('link', { name: order_number })).toBeVisible()
})

test('a wide list keeps its row names, and their menus, in sight', async ({ page }) => {
  await signInAs(page, 'staff')
  // Too narrow for any row.
  await page.setViewportSize({ width: 660, height: 800 })
  for (const path of ['/ru/admin/orders', '/kk/admin/orders']) {
    await openPage(page, path)
    const row = page.getByRole('row').nth(1)
    await expect(row.locator('[data-row-menu]')).toBeInViewport({ ratio: 1 })
    const frame = page.getByRole('region').filter({ has: page.getByRole('table') })
    const scrolled = await frame.evaluate((list) => {
      list.scrollLeft = list.scrollWidth
      return list.scrollLeft
    })
    expect(scrolled).toBeGreaterThan(0)
    await expect(row.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  }
})

test.describe('while the shop is away', () => {
  // Requests fail while the shop is away.
  test.use({ tolerated: /ERR_FAILED|status of 503|Failed to load/ })

  test('the rows stay, and a message says so', async ({ page, someoneElse }) => {
    const { order_number } = await orderOne(await someoneElse(), 'shai-mug')
    await signInAs(page, 'staff')
    await openPage(page, `/admin/orders?q=${order_number}`)
    const readings = /\/admin\/orders(\.data)?\?/
    await page.route(readings, (route) => route.abort())
    await page.getByRole('button', { name: t('admin-list:more', { name: order_number }) }).click()
    await page.getByRole('menuitem', { name: t('admin:markAs.processing') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin:markAs.processing') })
      .click()
    await expect(page.getByRole('status').filter({ hasText: t('admin-list:retry') })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: order_number })).toBeVisible()
    await page.unroute(readings)
    // Either the press or the live message about the order may come first.
    const changed = page.getByRole('row').filter({ hasText: t('admin:status.processing') })
    await expect(async () => {
      if (!(await changed.isVisible())) await page.getByRole('button', { name: t('admin-list:retry') }).click({ timeout: 2000 })
      await expect(changed).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
})
