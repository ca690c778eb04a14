import { expect, type Page } from '@playwright/test'

const dialog = '[role="dialog"], dialog[open]'

export async function openCart(page: Page): Promise<void> {
  await page.locator('header [data-cart-target]').click()
  await expect(page.locator(dialog).getByRole('listitem').first()).toBeVisible()
}

/** In the shop and in the back office. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator(dialog).getByRole('combobox').fill('tee')
  await expect(page.getByRole('option').nth(2)).toBeVisible()
}

/** Wide windows show the menu without a press. */
export async function openMenu(page: Page): Promise<void> {
  await pressWhereShown(page, 'header button[popovertarget]')
}

/** Wide windows show the filters without a press. */
export async function openFilters(page: Page): Promise<void> {
  await pressWhereShown(page, 'main button[popovertarget]')
}

export async function openChoice(page: Page): Promise<void> {
  await page.locator('main article button[aria-haspopup="dialog"]').first().click()
  await expect(page.locator(dialog).getByRole('radio').first()).toBeVisible()
}

/** Phones list orders as cards, which open their pages. */
export async function openPeek(page: Page): Promise<void> {
  const row = page.locator('main [data-row]').first()
  if (!(await row.isVisible())) return
  await row.focus()
  await page.keyboard.press('Space')
  await expect(page.locator(dialog).getByRole('term').first()).toBeVisible()
}

async function pressWhereShown(page: Page, selector: string): Promise<void> {
  const button = page.locator(selector).first()
  if (await button.isVisible()) await button.click()
}
