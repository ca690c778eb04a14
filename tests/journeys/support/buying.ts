import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Translator } from '#contract/messages/translator.ts'
import { expect } from './journey.ts'
import { withAmount } from './translator.ts'

export type Destination = { country: string; state: string; city: string; zip: string; address: string }

export const kualaLumpur: Destination = {
  country: 'MY',
  state: 'W.P. Kuala Lumpur',
  city: 'Kuala Lumpur',
  zip: '50450',
  address: '1 Jalan Ampang',
}
export const almaty: Destination = { country: 'KZ', state: 'Алматы', city: 'Алматы', zip: '050010', address: 'проспект Достык, 12' }

/** Fills the checkout form up to the choice of the payment method. */
export async function fillCheckout(page: Page, t: Translator, { email, to }: { email: string; to: Destination }): Promise<void> {
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
  await field(t('checkout:field.name')).fill('Aigerim Nurlankyzy')
  await field(t('checkout:field.email')).fill(email)
  await field(t('checkout:field.phone')).fill('+60 12 345 6789')
  await page.getByRole('combobox', { name: t('checkout:field.country') }).selectOption(to.country)
  await field(t('checkout:field.address')).fill(to.address)
  await field(t('checkout:field.city')).fill(to.city)
  await field(t('checkout:field.zip')).fill(to.zip)
  if (to.country === 'MY') await page.getByRole('combobox', { name: t('checkout:field.state'), exact: true }).selectOption(to.state)
  else await field(t('checkout:field.stateOrProvince')).fill(to.state)
}

/** The button with the total at the end of the form, which exists at every width. */
export const placeButton = (page: Page, t: Translator) =>
  page.getByRole('main').getByRole('button', { name: withAmount(t('checkout:placeFor', { total: '¤' })) })

export async function pressPlace(page: Page, t: Translator): Promise<void> {
  await expect(placeButton(page, t)).not.toHaveAttribute('aria-busy')
  await placeButton(page, t).click()
}

/** Places the order; returns the number on the page that opens. */
export async function placeOrder(page: Page, t: Translator): Promise<string> {
  await pressPlace(page, t)
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.pending_payment') })).toBeVisible()
  const number = /UND-\d{5,}/.exec(await page.getByRole('main').innerText())?.[0]
  if (number === undefined) throw new Error('the order shows no number')
  return number
}

export async function sendProof(page: Page, t: Translator): Promise<void> {
  const proof = readFileSync('assets/web/icon-512.png')
  await page.getByLabel(t('order:proof.label')).setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: proof })
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.proof_submitted') })).toBeVisible()
}
