import { z } from 'zod'
import { adminPages } from '#contract/admin-pages.ts'
import { backOffice } from './support/back-office.ts'
import { call } from './support/calls.ts'
import { expect, openPage, test } from './support/journey.ts'
import { begun, sessions, shirt } from './support/studio-sessions.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const product = z.object({ price: z.number(), sizes: z.string().array() })

// Fields that read their text when they lose the focus: sizes, and numbers with steps.
for (const key of ['Control', 'Meta'])
  test(`sizes that are still being typed are saved by ${key} and S`, async ({ page }) => {
    const office = await backOffice(page)
    const { id } = await office.create({ name: `Robe ${crypto.randomUUID().slice(0, 8)}`, price: 90, sizes: ['S'], stock: [] })
    const saved = async () => product.parse(await (await page.request.get(`/api/admin/products/${id}`)).json())
    await openPage(page, adminPages.product(id))
    await page.locator('#edit-sizes').fill(String.raw`S, XL\, tall`)
    await page.keyboard.press(`${key}+s`)
    await expect(page.getByText(t('admin-product:saved'))).toBeVisible()
    expect((await saved()).sizes).toEqual(['S', 'XL, tall'])
    await expect(page.locator('#edit-sizes')).toBeFocused()
  })

test('the key saves a price that is still being typed, and no wrong one', async ({ page }) => {
  const office = await backOffice(page)
  const { id } = await office.create({ name: `Robe ${crypto.randomUUID().slice(0, 8)}`, price: 90 })
  await openPage(page, adminPages.product(id))
  await page.locator('#edit-price').fill('91,5')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-product:saved'))).toBeVisible()
  await expect(page.locator('#edit-price')).toHaveValue('91.50')
  await page.locator('#edit-price').fill('91.5 or so')
  await page.keyboard.press('Control+s')
  await expect(page.locator('#edit-price')).toHaveAttribute('aria-invalid', 'true')
  expect(product.parse(await (await page.request.get(`/api/admin/products/${id}`)).json()).price).toBe(91.5)
})

test('the key for the next step reads a number of pictures that is still being typed', async ({ page }) => {
  const { id: productId } = await shirt(page)
  const { id } = begun.parse(await call(page, sessions, { product_id: productId }))
  await openPage(page, adminPages.studioSession(id, { step: 'shots' }))
  const name = t('admin-studio:type.worn')
  await page.getByRole('textbox', { name: t('admin-studio:shots.count', { name }) }).fill('3')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[aria-current="step"]')).toContainText(t('admin-studio:step.look'))
  const counted = z.object({ shots: z.object({ type: z.string(), count: z.number() }).array() })
  const read = async () => counted.parse(await (await page.request.get(`${sessions}/${id}`)).json()).shots
  await expect.poll(read).toContainEqual(expect.objectContaining({ type: 'worn', count: 3 }))
})
