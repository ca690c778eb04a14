import type { Page } from '@playwright/test'
import type { Translator } from '#contract/messages/translator.ts'
import { type DemoAccount, demoAccounts } from '#demo/demo-accounts.ts'
import { call } from './calls.ts'
import { openPage } from './journey.ts'

type Role = DemoAccount['role']

/** Signs in through the form, for journeys about signing in. */
export async function signIn(page: Page, t: Translator, role: Role, path: string): Promise<void> {
  const account = demoAccountOf(role)
  await openPage(page, path)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('auth:login.email') })
    .fill(account.email)
  await page.getByLabel(t('auth:login.password'), { exact: true }).fill(account.password)
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
}

/**
 * Signs this page's browser in without a page. Leaves the open page first, since its calls and streams would be refused once its account is
 * signed out.
 */
export async function signInAs(page: Page, role: Role): Promise<void> {
  const { email, password } = demoAccountOf(role)
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await call(page, '/api/auth/sign-in/email', { email, password })
}

function demoAccountOf(role: Role): DemoAccount {
  const account = demoAccounts.find((demo) => demo.role === role)
  if (!account) throw new Error(`no demo account is ${role}`)
  return account
}
