import type { Page } from '@playwright/test'
import { adminPages } from '#contract/admin-pages.ts'
import { call } from './support/calls.ts'
import { expect, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { begun, sessions, shirt } from './support/studio-sessions.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const resumed = (page: Page) => page.getByText(t('admin:unsaved.resumed'))
const drop = (page: Page) => page.getByRole('button', { name: t('admin:unsaved.discard'), exact: true })

const subject = (on: Page) =>
  on.getByRole('textbox', {
    name: t('admin-letter:wordsIn', { name: t('admin-letter:subject'), language: t('admin-letter:language.en') }),
    exact: true,
  })

/** Closes the tab without running its unload handlers, as a crash does, and opens the same address in another. */
async function openInNewTab(page: Page): Promise<Page> {
  const address = new URL(page.url())
  const other = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await openPage(other, address.pathname + address.search)
  return other
}

/** Replaces `fetch` in the page, since the requests of a closing page bypass routes. */
async function refuseSaves(page: Page) {
  const refuse = () => {
    const { fetch } = globalThis
    globalThis.fetch = (address, init) =>
      init?.method === 'PATCH' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(address, init)
  }
  await page.addInitScript(refuse)
  await page.evaluate(refuse)
}

test('an order that is being written survives a reload and a closed tab, until it is dropped', async ({ page }) => {
  await signInAs(page, 'staff')
  await openPage(page, adminPages.newOrder())
  await expect(page.locator('[id="contact.name"]')).toBeVisible()
  await page.locator('[id="contact.name"]').fill('Aigerim Nurlankyzy')
  await page.reload()
  await expect(resumed(page)).toBeVisible()
  await expect(page.locator('[id="contact.name"]')).toHaveValue('Aigerim Nurlankyzy')

  const other = await openInNewTab(page)
  await expect(other.locator('[id="contact.name"]')).toHaveValue('Aigerim Nurlankyzy')
  await drop(other).click()
  await expect(other.locator('[id="contact.name"]')).toHaveValue('')
  const third = await openInNewTab(other)
  await expect(third.locator('[id="contact.name"]')).toHaveValue('')
  await expect(resumed(third)).toBeHidden()
})

test('a letter that could not be saved survives a reload and a closed tab, until it is dropped', async ({ page }) => {
  await signInAs(page, 'admin')
  const { id } = (await call(page, '/api/admin/newsletter/campaigns', { name: `Kept ${crypto.randomUUID()}` })) as { id: string }
  await openPage(page, adminPages.campaign(id))
  await refuseSaves(page)
  await subject(page).fill('A horn of the steppe')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.reload()
  await expect(resumed(page)).toBeVisible()
  await expect(subject(page)).toHaveValue('A horn of the steppe')
  await expect(page.getByRole('alert').first()).toBeVisible()

  const other = await openInNewTab(page)
  await expect(subject(other)).toHaveValue('A horn of the steppe')
  await drop(other).click()
  await expect(subject(other)).toHaveValue('')
  await expect(other.getByText(t('admin-campaigns:saved.saved'), { exact: true })).toBeVisible()
  await other.reload()
  await expect(subject(other)).toHaveValue('')
})

test('the letter of an automation survives a reload and a closed tab, until it is dropped', async ({ page }) => {
  await signInAs(page, 'admin')
  await openPage(page, adminPages.automation('birthday'))
  page.on('dialog', (dialog) => void dialog.accept())
  const before = await subject(page).inputValue()
  await subject(page).fill('A wish of the steppe')
  await expect(page.getByText(t('admin-edit:unsaved', { count: 1 }))).toBeVisible()
  await page.reload()
  await expect(resumed(page)).toBeVisible()
  const other = await openInNewTab(page)
  await expect(subject(other)).toHaveValue('A wish of the steppe')
  await drop(other).first().click()
  await expect(subject(other)).toHaveValue(before)
})

test('text typed in the studio survives a reload and a closed tab, until it is dropped', async ({ page }) => {
  const product = await shirt(page)
  const { id } = begun.parse(await call(page, sessions, { product_id: product.id }))
  await openPage(page, adminPages.studioSession(id, { step: 'shots' }))
  const name = t('admin-studio:type.worn')
  const count = (on: Page) => on.getByRole('textbox', { name: t('admin-studio:shots.count', { name }) })
  const before = await count(page).inputValue()
  await refuseSaves(page)
  await page.getByRole('button', { name: t('admin-studio:shots.more', { name }) }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  const after = await count(page).inputValue()
  expect(after).not.toBe(before)
  await page.reload()
  await expect(resumed(page)).toBeVisible()
  await expect(count(page)).toHaveValue(after)

  const other = await openInNewTab(page)
  await expect(count(other)).toHaveValue(after)
  await drop(other).click()
  await expect(count(other)).toHaveValue(before)
  await expect(other.getByText(t('admin-studio:kept.saved')).first()).toBeVisible()
  await other.reload()
  await expect(count(other)).toHaveValue(before)
})
