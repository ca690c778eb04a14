import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { sendProof } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test('staff review one proof after another by single keys, and find what they did', async ({ page, someoneElse }) => {
  const placed = []
  for (const name of ['first-proof', 'second-proof']) {
    const buyer = await someoneElse()
    await newMember(buyer, name)
    const order = await orderOne(buyer, 'shai-mug')
    await openPage(buyer, `/account/orders/${order.id}`)
    await sendProof(buyer, t)
    placed.push(order)
  }
  const [first, second] = placed
  await signInAs(page, 'staff')
  await openPage(page, '/ru/admin/proofs')
  await expect(page).toHaveURL(/:\d+\/ru\/admin\/proofs\?proof=[\w-]+$/)
  await openPage(page, '/admin')
  await expectNoBarriers(page)
  await expectToFit(page, page.url())
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(t('admin-dashboard:waits.proofs_waiting.label', { count: 2 })) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('admin-proofs:title') })).toBeVisible()
  await openNumber(first?.order_number ?? '')
  await expectNoBarriers(page)
  await expectToFit(page, page.url())

  const [mayArrive, decisions] = [Promise.withResolvers<void>(), [] as string[]]
  await page.route('**/api/admin/orders/*/payment*', async (route) => {
    decisions.push(route.request().url())
    const response = await route.fetch()
    await mayArrive.promise
    await route.fulfill({ response })
  })
  await page.keyboard.down('a')
  // It has left the queue before the answer is there: no other is shown, and accepted, in its place.
  await expect(page.getByRole('img', { name: t('admin-proofs:proofOf', { number: first?.order_number ?? '' }) })).toBeHidden()
  await expect(page.getByText(t('admin-proofs:gone'))).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.up('a')
  await page.keyboard.down('a')
  mayArrive.resolve()
  await expect(page.getByText(t('admin-proofs:said.accepted', { number: first?.order_number ?? '' }))).toBeVisible()
  // Nor does a key that is held accept what comes next.
  await expect(page.getByRole('heading', { name: t('admin-proofs:decision') })).toBeVisible()
  await page.keyboard.down('a')
  await page.keyboard.up('a')

  await openNumber(second?.order_number ?? '')
  expect(decisions).toHaveLength(1)
  await page.keyboard.press('d')
  await expect(page.getByText(t('admin-proofs:reason.amount'))).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByText(t('admin-proofs:said.refused', { number: second?.order_number ?? '' }))).toBeVisible()

  await openPage(page, '/admin/proofs?status=refused')
  await openNumber(second?.order_number ?? '')
  await page
    .getByRole('main')
    .getByRole('link', { name: second?.order_number ?? '', exact: true })
    .first()
    .click()
  await expect(page.getByText(t('admin-proofs:reason.amount')).first()).toBeVisible()

  /** Others review as well while journeys run, so the queue is searched. */
  async function openNumber(number: string) {
    await page
      .getByRole('region', { name: t('admin-proofs:queue') })
      .getByRole('listitem')
      .filter({ hasText: number })
      .getByRole('link')
      .click()
    await expect(page.getByRole('img', { name: t('admin-proofs:proofOf', { number }) })).toBeVisible()
  }
})
