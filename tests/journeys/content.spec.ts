import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test('a page is written in a draft, previewed, published for readers, and restored', async ({ page, someoneElse }) => {
  const heading = `Kept ${crypto.randomUUID().slice(0, 8)}`
  const reader = await someoneElse()
  const read = async (language = '') => {
    await reader.goto(`${language}/membership`)
    return reader.getByRole('main').innerText()
  }
  await signInAs(page, 'admin')
  await openPage(page, '/admin/content/membership')
  const body = page.locator('#edit-translations-en-body')
  const before = await body.inputValue()
  await body.fill(`${before}\n\n## ${heading}\n\nOver {{free_shipping_over}}, **always**.`)
  const preview = page.getByRole('region', { name: t('admin-content:preview.title') })
  await expect(preview.getByRole('heading', { name: heading })).toBeVisible()
  await expect(preview).not.toContainText('{{')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-content:saved'), { exact: true })).toBeVisible()
  expect(await read()).not.toContain(heading)

  await page.getByRole('button', { name: t('admin-content:publish'), exact: true }).click()
  await expect(page.getByText(t('admin-content:published'))).toBeVisible()
  await expect.poll(() => read()).toContain(heading)
  expect(await read('/ru')).not.toContain(heading)

  await page.getByRole('link', { name: t('admin-content:versions.title') }).click()
  await expect(page.getByRole('insertion').filter({ hasText: heading })).toBeVisible()
  await page
    .getByRole('link', { name: new RegExp(t('admin-content:versions.number', { number: '1' })) })
    .last()
    .click()
  await page.getByRole('link', { name: t('admin-content:versions.bring') }).click()
  await expect(page).toHaveURL(/\/admin\/content\/membership$/)
  await expect(body).toHaveValue(before)
  await page.getByRole('button', { name: t('admin-content:publish'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('admin-content:publish'), exact: true })).toBeHidden()
  await expect.poll(() => read()).not.toContain(heading)
})

test('the screens of the pages can be used by everybody', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'admin')
  for (const path of ['/admin/content', '/ru/admin/content/privacy', '/kk/admin/content/about/versions']) {
    await openPage(page, path)
    await expectNoBarriers(page)
    await expectToFit(page, path)
  }
})

test.describe('while the shop is away', () => {
  // Requests fail while the shop is away.
  test.use({ tolerated: /status of 503/ })

  test('typed text stays where the page can’t be refreshed, until it can', async ({ page, baseURL }) => {
    await signInAs(page, 'admin')
    await openPage(page, '/admin/content/privacy')
    const body = page.locator('#edit-translations-en-body')
    const typed = `${await body.inputValue()}\n\nNot saved yet.`
    await body.fill(typed)
    let asked = 0
    await page.route('**/admin/content/privacy.data**', (route) => {
      asked += 1
      return route.fulfill({ status: 503, body: '' })
    })
    const changed = await page.request.put('/api/admin/pages/about', {
      headers: { origin: baseURL ?? '' },
      data: { updated_on: '2026-01-15' },
    })
    expect(changed.ok(), await changed.text()).toBe(true)
    await expect.poll(() => asked).toBeGreaterThan(1)
    await expect(body).toHaveValue(typed)

    const read = page.waitForResponse((response) => response.url().includes('/admin/content/privacy.data') && response.ok())
    await page.unroute('**/admin/content/privacy.data**')
    await read
    await expect(body).toHaveValue(typed)
  })
})
