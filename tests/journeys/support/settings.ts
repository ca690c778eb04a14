import type { Locator, Page } from '@playwright/test'
import { expect, openPage } from './journey.ts'
import type { Person } from './new-member.ts'
import { translatorIn } from './translator.ts'

const t = translatorIn('en')

export const settings = '/account/settings'

export const part = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Signs in through the form, which leads to the settings. */
export async function typePassword(page: Page, person: Person): Promise<void> {
  await openPage(page, `/login?returnUrl=${settings}`)
  await fillPassword(page, person)
}

/** Fills and sends the form on the sign-in page. */
export async function fillPassword(page: Page, { email, password }: Person): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('auth:login.email') })
    .fill(email)
  await page.getByRole('main').getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
}

/** Presses the button; returns the dialog it opens. Toasts are dialogs, too. */
export async function openDialog(page: Page, from: Locator, button: string): Promise<Locator> {
  await from.getByRole('button', { name: button }).click()
  const dialog = page.locator('[role="dialog"][data-open]:not([data-type])')
  await expect(dialog).toBeVisible()
  return dialog
}
