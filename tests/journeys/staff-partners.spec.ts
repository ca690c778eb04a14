import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { call } from './support/calls.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newAddress } from './support/mails.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test('an application is decided on, a correction is owed and paid, and the payout is undone', async ({ page }) => {
  const company = `Kopi ${crypto.randomUUID().slice(0, 8)}`
  await signInAs(page, 'admin')
  await call(page, '/api/partners/applications', {
    company,
    contact_name: 'Aida Noor',
    email: newAddress('kopi'),
    phone: '+60 3 2072 1234',
    country: 'MY',
    city: 'Ipoh',
    about: 'A café by the station',
  })
  await openPage(page, '/admin/partners?status=applied')
  await page.getByRole('link', { name: company }).click()
  await page.getByRole('button', { name: t('admin-partners:approve'), exact: true }).click()
  await expect(page.getByText(t('admin-partners:status.active'), { exact: true })).toBeVisible()

  await page.getByLabel(t('admin-partners:ledger.amount')).fill('25.50')
  await page.getByLabel(t('admin-partners:ledger.reason')).fill('Posters printed by hand')
  await page.getByRole('button', { name: t('admin-partners:ledger.add'), exact: true }).click()
  await expect(page.getByText('Posters printed by hand').first()).toBeVisible()
  await page.getByLabel(t('admin-partners:pay.reference')).fill('November 2026')
  await page.getByRole('button', { name: t('admin-partners:pay.record') }).click()
  const statement = page.getByRole('link', { name: t('admin-partners:payouts.statement') })
  await expect(statement).toBeVisible()
  const file = await page.request.get((await statement.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('application/pdf')
  await page.getByRole('button', { name: t('admin-partners:payouts.undo'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('admin-partners:payouts.undoTitle') })
  await dialog.getByLabel(t('admin-partners:payouts.reason')).fill('Sent to the wrong account')
  await dialog.getByRole('button', { name: t('admin-partners:payouts.confirm'), exact: true }).click()
  await expect(page.getByText(t('admin-partners:payouts.taken')).first()).toBeVisible()
  await expectNoBarriers(page)
})

test('an application is looked at and approved from the list, with words of one’s own', async ({ page }) => {
  const company = `Teh ${crypto.randomUUID().slice(0, 8)}`
  await signInAs(page, 'admin')
  await call(page, '/api/partners/applications', {
    company,
    contact_name: 'Lim Boon Heng',
    email: newAddress('teh'),
    phone: '+60 3 2072 4321',
    country: 'MY',
    city: 'Melaka',
    about: 'A shelf for makers, sixty seats',
  })
  await openPage(page, `/admin/partners?q=${encodeURIComponent(company)}`)
  await page.getByRole('row', { name: company }).focus()
  await page.keyboard.press('Space')
  const peek = page.getByRole('dialog', { name: company })
  await expect(peek.getByText('A shelf for makers, sixty seats')).toBeVisible()
  await expectNoBarriers(page)
  await peek.getByLabel(t('admin-partners:peek.rate')).fill('12.5')
  await peek.getByLabel(t('admin-partners:peek.words')).fill('Welcome, a poster is on its way')
  // Letter keys are text while a field has the focus.
  await expect(peek.getByRole('button', { name: t('admin-partners:approve') })).toBeEnabled()
  await peek.getByRole('heading', { name: company }).click()
  await page.keyboard.press('a')
  await expect(peek).toBeHidden()
  await expect(page.getByRole('row', { name: company }).getByText(t('admin-partners:status.active'), { exact: true })).toBeVisible()
  const { partners } = (await (await page.request.get(`/api/admin/partners?q=${encodeURIComponent(company)}`)).json()) as {
    partners: { commission_rate: number }[]
  }
  expect(partners).toMatchObject([{ commission_rate: 0.125 }])

  await page
    .getByRole('link', { name: t('admin-partners:concern.owed') })
    .first()
    .click()
  await expect(page.getByRole('row', { name: company })).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(page.getByRole('textbox', { name: t('admin-partners:invite.email'), exact: true })).toBeFocused()
})

test('the screens of partners fit, and can be used by everybody', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'admin')
  const { partners } = (await (await page.request.get('/api/admin/partners?status=active')).json()) as { partners: { id: string }[] }
  const [first] = partners
  for (const path of ['/admin/partners', `/ru/admin/partners/${first?.id ?? ''}`, `/kk/admin/partners/${first?.id ?? ''}/edit`]) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expectNoBarriers(page)
    await expectToFit(page, path)
  }
})
