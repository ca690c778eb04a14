import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newAddress } from './support/mails.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test('staff write an order, and its buyer pays by the pay link', { tag: '@phone' }, async ({ page, someoneElse }) => {
  await signInAs(page, 'staff')
  await openPage(page, '/admin/orders/new')
  await page.getByRole('searchbox', { name: t('admin-new-order:items.search') }).fill('shai')
  const found = page
    .getByRole('list', { name: t('admin-new-order:items.found') })
    .getByRole('listitem')
    .first()
  await found.getByRole('button').last().click()
  await page.locator('[id="contact.name"]').fill('Aigerim Nurlankyzy')
  await page.locator('[id="contact.email"]').fill(newAddress('paylink'))
  await page.locator('[id="shipping.address"]').fill('1 Jalan Ampang')
  const zip = page.locator('[id="shipping.zip"]')
  await zip.fill('50450')
  await expect(page.locator('[id="shipping.city"]')).toHaveValue('Kuala Lumpur')
  await expect(page.locator('[id="shipping.state"]')).not.toHaveValue('')
  // The bottom bar does not cover the focused field.
  await zip.blur()
  await zip.focus()
  const [bar, field] = await Promise.all([page.locator('[data-foot-bar]').boundingBox(), zip.boundingBox()])
  if (bar && field) expect(field.y + field.height).toBeLessThanOrEqual(bar.y)
  await page.getByLabel(t('admin-new-order:payment.method')).selectOption({ index: 1 })
  await page.keyboard.press('Control+End')
  await expectNoBarriers(page)
  await expectToFit(page, page.url())
  await page
    .getByRole('button', { name: t('admin-new-order:write') })
    .locator('visible=true')
    .click()
  const title = page.getByRole('heading', { level: 2, name: /has been created/ })
  await expect(title).toBeVisible()
  await expectNoBarriers(page)

  const link = await page.getByRole('textbox', { name: t('admin-pay-link:link') }).inputValue()
  const buyer = await someoneElse()
  await openPage(buyer, new URL(link).pathname + new URL(link).search)
  await expectNoBarriers(buyer)
})

test.describe('where the network loses an answer', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('a search is repeated automatically', async ({ page }) => {
    await signInAs(page, 'staff')
    await openPage(page, '/admin/orders/new')
    await page.route(/\/api\/admin\/products\?.*q=shai/, (route) => route.abort(), { times: 1 })
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('q=shai'))
    await page.getByRole('searchbox', { name: t('admin-new-order:items.search') }).fill('shai')
    await missed
    await expect(page.getByRole('list', { name: t('admin-new-order:items.found') }).getByRole('listitem')).not.toHaveCount(0)
  })
})
