import { z } from 'zod'
import { adminPages } from '#contract/admin-pages.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { call } from './support/calls.ts'
import { expect, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// A save after another person's save is a conflict.
test.use({ tolerated: /status of 409/ })

test('edits are not lost: by leaving, by mistake, or by somebody who was faster', async ({ page }) => {
  await signInAs(page, 'admin')
  await openPage(page, '/admin/account')
  const origin = new URL(page.url()).origin
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const shortName = field(t('admin-account:displayName'))
  const phone = field(t('admin-account:phone'))

  await shortName.fill('Bekzat')
  await expect(page.getByText(t('admin-edit:unsaved', { count: 1 }))).toBeVisible()
  await page
    .getByRole('link', { name: t('admin:nav.place.members') })
    .first()
    .click()
  const leaving = page.getByRole('dialog', { name: t('admin-edit:leave.title') })
  await expectNoBarriers(page)
  await leaving.getByRole('button', { name: t('admin-edit:leave.stay') }).click()
  await expect(shortName).toHaveValue('Bekzat')

  await page.getByRole('button', { name: t('admin:unsaved.discard') }).click()
  await expect(shortName).toHaveValue('')
  await page.getByRole('button', { name: t('admin:undo.label') }).click()
  await expect(shortName).toHaveValue('Bekzat')

  // The same person saves in another window: one field that is also edited here, and one that is not.
  const saved = await page.request.patch('/api/profile', { headers: { origin }, data: { display_name: 'Beka', phone: '+60 12 000 1111' } })
  expect(saved.ok()).toBe(true)
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('dialog', { name: t('admin-edit:conflict.title') })
  await expect(conflict.getByRole('radio', { name: /Beka$/ })).not.toBeChecked()
  await expectNoBarriers(page)
  await conflict.getByRole('radio', { name: /Beka$/ }).check()
  await conflict.getByRole('button', { name: t('admin-edit:conflict.goOn') }).click()
  await expect(shortName).toHaveValue('Beka')
  await expect(phone).toHaveValue('+60 12 000 1111')

  await field(t('admin-account:name')).fill('')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-account:nameMissing'))).toBeVisible()
  await field(t('admin-account:name')).fill('Farid bin Hassan')
  await shortName.fill('Farid')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-account:saved'))).toBeVisible()
  await expect(page.getByText(t('admin-edit:unsaved', { count: 1 }))).toBeHidden()
})

test('unsaved changes survive a reload and a closed tab, until they are dropped', async ({ page }) => {
  await signInAs(page, 'super_admin')
  // No other journey edits this discount; a value saved elsewhere would open the conflict dialog over the page.
  const { id } = z
    .object({ id: z.string() })
    .parse(await call(page, '/api/admin/discounts', { code: 'KEPTEDIT', kind: 'percent', value: 10 }))
  await openPage(page, adminPages.discount(id))
  page.on('dialog', (dialog) => void dialog.accept())
  const code = (on = page) => on.locator('#edit-code')
  await code().fill('KEPTLATER')
  await expect(page.getByText(t('admin-edit:unsaved', { count: 1 }))).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('admin:unsaved.resumed'))).toBeVisible()
  await expect(code()).toHaveValue('KEPTLATER')

  const other = await page.context().newPage()
  await page.close()
  await openPage(other, adminPages.discount(id))
  await expect(code(other)).toHaveValue('KEPTLATER')
  await other.getByRole('button', { name: t('admin:unsaved.discard') }).click()
  await expect(other.getByText(t('admin-edit:unsaved', { count: 1 }))).toBeHidden()
  await other.reload()
  await expect(code(other)).toHaveValue('KEPTEDIT')
})

test('text typed in another open tab stays there, and asks about later saves', async ({ page }) => {
  await signInAs(page, 'super_admin')
  const { id } = z
    .object({ id: z.string() })
    .parse(await call(page, '/api/admin/discounts', { code: 'TWOTABS', kind: 'percent', value: 10 }))
  await openPage(page, adminPages.discount(id))
  const other = await page.context().newPage()
  await openPage(other, adminPages.discount(id))
  for (const tab of [page, other]) tab.on('dialog', (dialog) => void dialog.accept())
  const code = (on = page) => on.locator('#edit-code')
  await code(other).fill('TWOTABSB')
  await expect(other.getByText(t('admin-edit:unsaved', { count: 1 }))).toBeVisible()

  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await other.route('**/api/admin/audit-log*', async (route) => {
    asked.resolve()
    await answer.promise
    await route.continue()
  })
  await code().fill('TWOTABSA')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-discounts:saved'))).toBeVisible()
  const conflict = other.getByRole('dialog', { name: t('admin-edit:conflict.titleOwn') })
  await asked.promise
  // Until the log says who saved, nobody is named.
  expect(await other.getByRole('dialog').count()).toBe(0)
  answer.resolve()
  await expect(conflict.getByRole('radio', { name: `${t('admin-edit:conflict.theirsOwn')}: TWOTABSA` })).not.toBeChecked()
  await page.reload()
  await expect(code()).toHaveValue('TWOTABSA')
  await expect(page.getByText(t('admin-edit:unsaved', { count: 1 }))).toBeHidden()

  await other.reload()
  await expect(conflict.getByRole('radio', { name: `${t('admin-edit:conflict.mine')}: TWOTABSB` })).toBeChecked()
})

test('text typed during a save stays, without a question', async ({ page }) => {
  await signInAs(page, 'staff')
  await openPage(page, '/admin/account')
  const shortName = page.getByRole('textbox', { name: t('admin-account:displayName'), exact: true })
  const phone = page.getByRole('textbox', { name: t('admin-account:phone'), exact: true })
  const unsaved = page.getByText(t('admin-edit:unsaved', { count: 1 }))
  const [answer, reading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/profile*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.route('**/admin/account.data**', async (route) => {
    await reading.promise
    await route.continue()
  })
  const [sends, reads] = [page.waitForRequest('**/api/profile*'), page.waitForRequest('**/admin/account.data**')]

  await shortName.fill('Aru')
  await phone.fill('+60 12 000 2222')
  await page.keyboard.press('Control+s')
  await sends
  await shortName.fill('Aruzhan')
  answer.resolve()
  await reads
  await expect(page.getByText(t('admin-account:saved'))).toBeVisible()
  // The change is saved, but the page has not revalidated yet.
  await expect(unsaved).toBeVisible()
  await expect(phone).toHaveValue('+60 12 000 2222')
  await expect(shortName).toHaveValue('Aruzhan')
  reading.resolve()
  await page.unroute('**/api/profile*')
  await page.getByRole('button', { name: startingWith(t('admin-edit:save')) }).click()
  await expect(unsaved).toBeHidden()
  await page.reload()
  await expect(shortName).toHaveValue('Aruzhan')
})

test('the parts of the kit can be used by everybody', async ({ page }) => {
  await signInAs(page, 'admin')
  await openPage(page, '/admin/kit')
  await expectNoBarriers(page)
  const cell = page.getByRole('button', { name: `${t('admin-list:edit.label', { field: 'Price', name: 'Piece 999' })} 21.00` })
  await cell.click()
  await page.keyboard.type('77,5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Piece 999' })).toContainText('77.50')
  await page.keyboard.press('z')
  await expect(cell).toBeVisible()

  await page.getByRole('slider', { name: t('chart:points', { title: 'Visits by day' }) }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider', { name: /Visits/ })).toHaveAttribute('aria-valuetext', /^2: This month/)
  await page
    .getByRole('button', { name: t('chart:asTable') })
    .first()
    .click()
  await expect(page.getByRole('table', { name: 'Orders by day' })).toBeVisible()
  await expectNoBarriers(page)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t('admin:nav.find') })
  await palette.getByRole('combobox').fill('customer')
  await expect(palette.getByRole('option').filter({ hasText: t('admin:nav.place.members') })).toBeVisible()
  await expectNoBarriers(page)
  await palette.getByRole('combobox').fill('>')
  await palette
    .getByRole('option')
    .filter({ hasText: t('admin:key.map') })
    .click()
  await expect(page.getByRole('dialog', { name: t('admin:key.map') })).toBeVisible()
  await expectNoBarriers(page)
})

test.describe('where the network loses an answer', () => {
  test.use({ tolerated: /status of 409|ERR_FAILED/ })

  test('one’s own save is recognised, and a conflict with somebody else stays one', async ({ page, baseURL }) => {
    await signInAs(page, 'super_admin')
    const made = await call(page, '/api/admin/discounts', { code: 'LOSTANSWER', kind: 'percent', value: 10 })
    const { id } = z.object({ id: z.string() }).parse(made)
    const discount = `/api/admin/discounts/${id}`
    const saveElsewhere = (data: object) => page.request.patch(discount, { headers: { origin: baseURL ?? '' }, data })
    await openPage(page, adminPages.discount(id))
    const unsaved = page.getByText(t('admin-edit:unsaved', { count: 1 }))
    const [code, value, limit] = [page.locator('#edit-code'), page.locator('#edit-value'), page.locator('#edit-uses_limit')]

    let mayBeLost = Promise.resolve()
    await page.route(`**${discount}*`, async (route) => {
      await route.fetch()
      await mayBeLost
      await route.abort()
    })
    await code.fill('NOWFOUND')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t('admin-discounts:saved'))).toBeVisible()
    await expect(unsaved).toBeHidden()
    const typed = Promise.withResolvers<void>()
    mayBeLost = typed.promise
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await code.fill('FOUNDANSWER')
    await page.keyboard.press('Control+s')
    await sent
    await limit.fill('5')
    typed.resolve()
    await expect(page.getByText(t('admin-edit:arrived'))).toBeVisible()
    await expect(unsaved).toBeVisible()
    await page.unroute(`**${discount}*`)
    await page.keyboard.press('Control+s')
    await expect(unsaved).toBeHidden()
    await expect(page.getByText(t('admin-edit:arrived'))).toBeHidden()

    await value.fill('15')
    await saveElsewhere({ value: 20 })
    const conflict = page.getByRole('dialog', { name: t('admin-edit:conflict.titleOwn') })
    const theirs = conflict.getByRole('radio', { name: /20/ })
    await expect(theirs).not.toBeChecked()
    await saveElsewhere({ uses_limit: 7 })
    await expect(limit).toHaveValue('7')
    await theirs.check()
    await conflict.getByRole('button', { name: t('admin-edit:conflict.goOn') }).click()
    await expect(value).toHaveValue('20')
    await expect(unsaved).toBeHidden()
  })
})

test('the faster person is named where both changed the same', async ({ page, someoneElse, baseURL }) => {
  await signInAs(page, 'super_admin')
  const { id } = z
    .object({ id: z.string() })
    .parse(await call(page, '/api/admin/discounts', { code: 'FASTERONE', kind: 'percent', value: 10 }))
  await openPage(page, adminPages.discount(id))
  await page.locator('#edit-value').fill('15')
  const colleague = await someoneElse()
  await signInAs(colleague, 'admin')
  await colleague.request.patch(`/api/admin/discounts/${id}`, { headers: { origin: baseURL ?? '' }, data: { value: 20 } })
  const conflict = page.getByRole('dialog', { name: t('admin-edit:conflict.titleBy', { name: 'Farid bin Hassan' }) })
  await conflict.getByRole('radio', { name: /20/ }).check()
  await conflict.getByRole('button', { name: t('admin-edit:conflict.goOn') }).click()
  await expect(page.locator('#edit-value')).toHaveValue('20')
})
