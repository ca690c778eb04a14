import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { adminPages } from '#contract/admin-pages.ts'
import { backOffice } from './support/back-office.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { fillCheckout, kualaLumpur, placeOrder } from './support/buying.ts'
import { call } from './support/calls.ts'
import { flick } from './support/flick.ts'
import { expect, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// A refused image belongs to this journey.
test.use({ tolerated: /status of 422/ })

/** Drags an item by its handle to the place of another. */
async function drag(page: Page, name: string, ontoName: string): Promise<void> {
  const [from, onto] = [name, ontoName].map((called) => page.getByRole('button', { name: called, exact: true }))
  await from?.hover()
  const to = await onto?.boundingBox()
  await page.mouse.down()
  if (to) await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 })
  await page.mouse.up()
}

test('a product comes from nothing to bought, its stock counted in the editor', async ({ page, someoneElse }) => {
  await signInAs(page, 'admin')
  await openPage(page, '/admin/products/new')
  await expectNoBarriers(page)
  await page.locator('#edit-translations-en-name').fill('Saddle cushion')
  await page.locator('#edit-translations-en-description').fill('Felt, filled with wool.')
  await page.locator('#edit-translations-kk-name').fill('Ер көпшігі')
  await page.locator('#edit-sku').fill('CUSHION-1')
  await page.locator('#edit-price').fill('120')
  await page.locator('#edit-sale_price').fill('90')
  await page.locator('#edit-member_price').fill('100')
  // Members would pay more than other buyers; one press corrects that.
  await page.getByRole('button', { name: startingWith(t('admin-product:price.lower', { sale: 'RM 90.00' }).slice(0, 8)) }).click()
  await expect(page.locator('#edit-member_price')).toHaveValue('90.00')

  await page.getByRole('button', { name: t('admin-product:options.add') }).click()
  await page.locator('[id^="variation-new-"][id$="-en-name"]').fill('Madder')
  await page.locator('#edit-sizes').fill('40, 50')
  await page.locator('#edit-sizes').blur()
  const stock = t('admin-product:options.stock')
  await page.getByRole('textbox', { name: `Madder, 40, ${stock}` }).fill('2')
  // The arrow keys move to the next cell.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('7')
  await page.locator('#edit-status').selectOption('active')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-product:saved'))).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/products\/edit\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Saddle cushion' })).toBeVisible()

  // Several uploads at once: the refused one shows its reason, the others succeed.
  const shot = async (background: string, side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer()
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
  await page
    .locator('input[type="file"]')
    .setInputFiles([
      file('front.png', await shot('#9C1C38', 400)),
      file('wide.png', await shot('#ffffff', 7000)),
      file('back.png', await shot('#20398C', 400)),
    ])
  await expect(page.getByText('This image is over 40 megapixels. Please send a smaller one.')).toBeVisible()
  const tiles = page.getByRole('button', { name: /, Image \d: / })
  await expect(tiles).toHaveCount(2)
  await expectNoBarriers(page)

  // By keyboard only: the second image becomes the first.
  await page.getByRole('button', { name: t('admin-sortable:handle', { name: 'Image 2' }), exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  const ordered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/images/order') && response.ok())
  await page.keyboard.press('Space')
  await ordered
  // By dragging: it moves back.
  await expect(tiles.first()).toHaveAccessibleName(/, Image 1: /)
  const draggedBack = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/images/order') && response.ok())
  await drag(page, t('admin-sortable:handle', { name: 'Image 1' }), t('admin-sortable:handle', { name: 'Image 2' }))
  await draggedBack

  const buyer = await someoneElse()
  await openPage(buyer, '/product/saddle-cushion')
  await buyer.getByRole('radio', { name: '50', exact: true }).check({ force: true })
  await buyer.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await expect(buyer.getByRole('status').filter({ hasText: t('goods:add.added') })).toBeVisible()
  await openPage(buyer, '/checkout')
  await fillCheckout(buyer, t, { email: 'saddle@example.com', to: kualaLumpur })
  await buyer.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
  await placeOrder(buyer, t)

  // An ordered product can't be deleted. It is archived instead, and shoppers no longer find it.
  await openPage(page, new URL(page.url()).pathname)
  await page.getByRole('button', { name: t('admin-product:actions.more'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('admin-product:actions.delete') }).click()
  await expect(page.getByRole('dialog')).toContainText(t('admin-product:delete.archiveTitle', { name: 'Saddle cushion' }))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin-product:actions.archive') })
    .click()
  await expect(page.getByText(t('admin-product:actions.archived', { name: 'Saddle cushion' }))).toBeVisible()
  const gone = await buyer.request.get('/product/saddle-cushion')
  expect(gone.status()).toBe(404)
})

test('a product that shoppers cannot see is shown to staff as a shopper would see it', async ({ page, someoneElse }) => {
  const office = await backOffice(page)
  const [draft, archived] = [
    await office.create({ name: 'Unseen quilt', price: 100, status: 'draft' }),
    await office.create({ name: 'Withdrawn quilt', price: 80 }),
  ]
  await office.change(archived.id, { status: 'archived' })
  const shopper = await someoneElse()
  for (const [{ id, slug }, name] of [
    [draft, 'Unseen quilt'],
    [archived, 'Withdrawn quilt'],
  ] as const) {
    await openPage(page, adminPages.product(id))
    const opening = page.context().waitForEvent('page')
    await page
      .getByRole('link', { name: t('admin-product:preview.open') })
      .first()
      .click()
    const preview = await opening
    await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(preview.getByRole('complementary', { name: t('preview:label') })).toContainText(t('preview:text'))
    // The bar at the foot, which comes once the button is out of sight, has another one.
    await expect(preview.getByRole('button', { name: startingWith(t('goods:add.toCart')) }).first()).toBeDisabled()
    await expectNoBarriers(preview)
    // The link is signed: it works for anyone who has it, while the shop does not show the product.
    await openPage(shopper, new URL(preview.url()).pathname)
    await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible()
    expect((await shopper.request.get(`/product/${slug}`)).status()).toBe(404)
    await preview.close()
  }
})

test('the word above the choice of variations is the one that staff wrote', async ({ page, someoneElse }) => {
  await signInAs(page, 'admin')
  const variations = [{ name: 'Two' }, { name: 'Six' }]
  const stock = variations.map((_, variation) => ({ variation, on_hand: 5 }))
  const bowls = { sku: 'BOWLS-1', slug: 'tea-bowls', name: 'Tea bowls', price: 60, status: 'active', variations, stock }
  const { id } = z.object({ id: z.string() }).parse(await call(page, '/api/admin/products', bowls))
  const buyer = await someoneElse()
  const choice = (label: string) => buyer.getByRole('main').getByRole('group', { name: startingWith(label) })
  await openPage(buyer, '/product/tea-bowls')
  await expect(choice(t('goods:choose.version'))).toBeVisible()

  await openPage(page, adminPages.product(id))
  await page.locator('#edit-variations_label-en-label').fill('Set')
  await page.locator('#edit-variations_label-ru-label').fill('Набор')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-product:saved'))).toBeVisible()
  await expectNoBarriers(page)
  // There is no Kazakh text, so shoppers read the English one.
  for (const [path, label] of [
    ['/product/tea-bowls', 'Set'],
    ['/ru/product/tea-bowls', 'Набор'],
    ['/kk/product/tea-bowls', 'Set'],
  ] as const) {
    await openPage(buyer, path)
    await expect(choice(label)).toBeVisible()
  }
})

test('the steps of a product type are put in order by dragging and by keys', async ({ page }) => {
  await signInAs(page, 'admin')
  await openPage(page, '/admin/product-types/new')
  const steps = page.getByRole('list', { name: t('admin-product-types:steps') })
  await page
    .getByRole('textbox', { name: t('admin-product-types:name') })
    .first()
    .fill('Felt slippers')
  for (const name of ['Cut', 'Sew', 'Press']) {
    await page.getByRole('button', { name: t('admin-product-types:addStep') }).click()
    await steps.locator(':scope > li').last().locator('input[id$="-en-name"]').fill(name)
  }
  const named = steps.locator(':scope > li > div > div:first-child > p')
  await expect(named).toHaveText([/Cut/, /Sew/, /Press/])
  await expectNoBarriers(page)
  await page.getByRole('button', { name: t('admin-sortable:handle', { name: 'Cut' }), exact: true }).focus()
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Escape']) await page.keyboard.press(key)
  await expect(named).toHaveText([/Cut/, /Sew/, /Press/])
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect(named).toHaveText([/Sew/, /Cut/, /Press/])
  await drag(page, t('admin-sortable:handle', { name: 'Cut' }), t('admin-sortable:handle', { name: 'Sew' }))
  await expect(named).toHaveText([/Cut/, /Sew/, /Press/])
  const handle = (name: string) => page.getByRole('button', { name: t('admin-sortable:handle', { name }), exact: true })
  await flick(handle('Cut'), handle('Press'))
  await expect(named).toHaveText([/Sew/, /Press/, /Cut/])
})

test('an invalid amount is reported beside its field and never saved', async ({ page }) => {
  await signInAs(page, 'admin')
  const bowl = { sku: 'BOWL-7', name: 'Carved bowl', price: 30, status: 'active', variations: [{ name: 'Deep', price: 35 }] }
  const { id } = z.object({ id: z.string() }).parse(await call(page, '/api/admin/products', bowl))
  const saved = async () => {
    const answer = await page.request.get(`/api/admin/products/${id}`)
    const { price, variations } = z
      .object({ price: z.number(), variations: z.array(z.object({ price: z.number() })) })
      .parse(await answer.json())
    return [price, variations[0]?.price]
  }
  await openPage(page, adminPages.product(id))
  const cell = page.locator('[data-cell="0,0"]')
  await page.locator('#edit-price').fill('31')
  const noNumber = t('admin-edit:number.wrong', { most: '1,000,000.00' })
  for (const [wrong, sentence] of [
    ['1.234', t('admin-edit:number.decimals', { count: 2 })],
    ['40 or so', noNumber],
    ['1,2,3', noNumber],
  ] as const) {
    await cell.fill(wrong)
    await cell.press('Control+s')
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(cell).toBeFocused()
    await expect(cell).toHaveValue(wrong)
  }
  expect(await saved()).toEqual([30, 35])
  await cell.fill('1 234,50')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-product:saved'))).toBeVisible()
  expect(await saved()).toEqual([31, 1234.5])

  await openPage(page, '/admin/products?q=BOWL-7')
  await page.getByRole('checkbox', { name: t('admin-list:select', { name: 'Carved bowl' }) }).check()
  await page.getByRole('button', { name: t('admin-products:bulk.price.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const percent = dialog.getByLabel(t('admin-products:bulk.price.percent'))
  await percent.fill('10')
  await percent.fill('10x')
  await expect(dialog.getByRole('row', { name: /Carved bowl/ })).toBeVisible()
  await dialog.getByRole('button', { name: t('admin-products:bulk.price.confirm') }).click()
  await expect(dialog.getByText(t('admin-edit:number.none', { example: '1,234.5' }))).toBeVisible()
  await expect(percent).toBeFocused()
  expect(await saved()).toEqual([31, 1234.5])
})

test('a size with a comma stays one size where others are added', async ({ page }) => {
  const office = await backOffice(page)
  const { id } = await office.create({ name: 'Felt coat', price: 300, sizes: ['XL, tall', 'M'], stock: [{ size: 'M', on_hand: 3 }] })
  await openPage(page, adminPages.product(id))
  const sizes = page.locator('#edit-sizes')
  await expect(sizes).toHaveValue('XL\\, tall, M')
  await sizes.fill('XL\\, tall, M, S')
  await sizes.blur()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-product:saved'))).toBeVisible()
  const saved = await (await page.request.get(`/api/admin/products/${id}`)).json()
  expect(z.object({ sizes: z.string().array() }).parse(saved).sizes).toEqual(['XL, tall', 'M', 'S'])
  await expect(sizes).toHaveValue('XL\\, tall, M, S')
})
