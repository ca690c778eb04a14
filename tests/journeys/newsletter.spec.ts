import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { findMail, newAddress } from './support/mails.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const inKazakh = translatorIn('kk')

test('addresses that agreed elsewhere are taken in with where they did, and the rest is named', async ({ page }) => {
  const word = crypto.randomUUID().slice(0, 8)
  await signInAs(page, 'admin')
  await openPage(page, '/admin/newsletter')
  await page.getByRole('link', { name: t('admin-newsletter:import.open') }).click()
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(`email,language\n${word}@example.com,kk\nnobody,en\n`) }
  const drop = page.getByLabel(t('admin-newsletter:import.drop'))
  await drop.setInputFiles(file)
  await expect(page.getByText(t('admin-newsletter:import.toAdd', { count: 1 }))).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 / })).toBeVisible()
  const run = page.getByRole('button', { name: t('admin-newsletter:import.run', { count: 1 }) })
  await run.click()
  await expect(page.getByText(t('admin-newsletter:import.consentMissing'))).toBeVisible()
  await page.getByLabel(t('admin-newsletter:import.consent')).fill(`List ${word}`)
  await run.click()
  await expect(page.getByText(t('admin-newsletter:import.done', { count: 1 }))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `List ${word}` })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: t('admin-newsletter:import.see') }).click()
  await expect(page.getByRole('row', { name: `${word}@example.com` })).toContainText(`List ${word}`)

  await page.goBack()
  const past = page.getByRole('listitem').filter({ hasText: `List ${word}` })
  await past.getByRole('button', { name: t('admin-newsletter:import.takeBack') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin-newsletter:import.takeBack') })
    .click()
  await expect(page.getByText(t('admin-newsletter:import.takenBack', { count: 1 }))).toBeVisible()
  await expect(past).toBeHidden()
})

test('a reader chooses the language, leaves and comes back by the link of the mail', { tag: '@phone' }, async ({ page }) => {
  const email = newAddress('reader')
  await openPage(page, '/newsletter')
  const form = page.getByRole('main')
  await form.getByLabel(t('shell:newsletter.label')).fill(email)
  await form.getByRole('button', { name: t('shell:newsletter.submit') }).click()
  const mail = await findMail(page, email, 'Confirm your subscription to Tulpar')
  const path = /\/newsletter\/preferences\?token=[\w-]+/.exec(mail)?.[0] ?? ''
  await openPage(page, `/kk${path}`)
  await page.getByRole('button', { name: inKazakh('newsletter:preferences.back') }).click()
  await expect(page.getByText(inKazakh('newsletter:preferences.saved'))).toBeVisible()
  await page.getByRole('radio', { name: 'Қазақша' }).check()
  await page.getByRole('button', { name: inKazakh('newsletter:preferences.save') }).click()
  await expectNoBarriers(page)
  await expectToFit(page, '/newsletter/preferences')
  await openPage(page, `/kk${path}`)
  await expect(page.getByRole('radio', { name: 'Қазақша' })).toBeChecked()
  await page.getByRole('button', { name: inKazakh('newsletter:leave.button') }).click()
  await expect(page.getByRole('button', { name: inKazakh('newsletter:preferences.back') })).toBeVisible()
})

test('the screens of the newsletter can be used by everybody', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'admin')
  for (const path of ['/admin/newsletter', '/ru/admin/newsletter?status=pending', '/kk/admin/newsletter/import']) {
    await openPage(page, path)
    await expectNoBarriers(page)
    await expectToFit(page, path)
  }
})
