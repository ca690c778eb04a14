import { expect } from '@playwright/test'
import { adminPages } from '#contract/admin-pages.ts'
import { openPage } from '../support/journey.ts'
import { test } from './audience.ts'

test('a text that no other page shows opens by a press where it is cut', async ({ openAs, visitors }) => {
  const page = await (await openAs('owner')).newPage()
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, adminPages.product(visitors.things.productId))
  await page.locator('textarea').first().fill('A saiga, seen from where another saiga would be. '.repeat(12))
  const description = page.locator('button[aria-expanded]:has(> span[class*="break-words"])', { hasText: 'A saiga' })
  const isCut = () => description.locator('> span').evaluate((text) => text.scrollHeight > text.clientHeight + 1)
  await expect(description).toHaveAttribute('aria-expanded', 'false')
  expect(await isCut()).toBe(true)

  await description.press('Enter')
  await expect(description).toHaveAttribute('aria-expanded', 'true')
  expect(await isCut()).toBe(false)

  await description.press('Enter')
  await expect(description).toHaveAttribute('aria-expanded', 'false')
  expect(await isCut()).toBe(true)

  // Text that fits again is plain text, though its box keeps its height.
  await page.locator('textarea').first().fill('A saiga. '.repeat(3))
  await expect(description).toBeHidden()
})
