import type { Page } from '@playwright/test'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { sendProof } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test('staff review one proof after another by single keys, and find their decisions', async ({ page, someoneElse }) => {
  const [first, second] = await sendTwo(someoneElse)
  await signInAs(page, 'staff')
  await openPage(page, '/admin')
  await expectNoBarriers(page)
  await expectToFit(page, page.url())
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(t('admin-dashboard:waits.proofs_waiting.label', { count: 2 })) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('admin-proofs:title') })).toBeVisible()
  await openNumber(page, first.order_number)
  await expectNoBarriers(page)
  await expectToFit(page, page.url())

  await acceptByKey(page)
  await expect(page.getByText(t('admin-proofs:said.accepted', { number: first.order_number }))).toBeVisible()
  await expect(pictureOf(page, first.order_number)).toBeHidden()

  await openNumber(page, second.order_number)
  await page.keyboard.press('d')
  await expect(page.getByText(t('admin-proofs:reason.amount'))).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByText(t('admin-proofs:said.refused', { number: second.order_number }))).toBeVisible()

  await openPage(page, '/admin/proofs?status=refused')
  await openNumber(page, second.order_number)
  await page.getByRole('main').getByRole('link', { name: second.order_number, exact: true }).first().click()
  await expect(page.getByText(t('admin-proofs:reason.amount')).first()).toBeVisible()
})

test('staff read the reasons in their language, and the buyer in another', async ({ page, someoneElse }) => {
  const [first] = await sendTwo(someoneElse)
  await signInAs(page, 'staff')
  await openPage(page, '/ru/admin/proofs')
  const russian = translatorIn('ru')
  await page
    .getByRole('region', { name: russian('admin-proofs:queue') })
    .getByRole('listitem')
    .filter({ hasText: first.order_number })
    .getByRole('link')
    .click()
  await expect(page.getByRole('img', { name: russian('admin-proofs:proofOf', { number: first.order_number }) })).toBeVisible()
  await page.getByRole('button', { name: russian('admin-proofs:refuse') }).click()
  const reason = page.getByRole('button', { name: russian('admin-proofs:reason.amount') })
  await expect(reason).toContainText(t('admin-proofs:reason.amount'))
  await expect(page.getByText(russian('admin-proofs:whichReasonInTheirs'))).toBeVisible()
  await expectNoBarriers(page)
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes(`/orders/${first.id}/payment`))
  await reason.click()
  expect((await sent).postDataJSON()).toMatchObject({ decision: 'refused', reason: t('admin-proofs:reason.amount') })
})

test('a key that is held down decides one proof, and the next is shown when the answer has come', async ({ page, someoneElse }) => {
  const [first, second] = await sendTwo(someoneElse)
  await signInAs(page, 'staff')
  await openPage(page, '/admin/proofs')
  await openNumber(page, first.order_number)
  const decided = decisionsOf(page)
  const mayCome = Promise.withResolvers<void>()
  await page.route(/\/payment\?/, async (route) => {
    const response = await route.fetch()
    await mayCome.promise
    await route.fulfill({ response })
  })

  await page.keyboard.down('a')
  await confirmAccept(page)
  await expect(entryOf(page, first.order_number), 'the queue was read anew').toBeHidden()
  await expect(pictureOf(page, first.order_number)).toBeVisible()
  await page.keyboard.down('a')
  mayCome.resolve()
  await expect(page.getByText(t('admin-proofs:said.accepted', { number: first.order_number }))).toBeVisible()
  await expect(pictureOf(page, first.order_number)).toBeHidden()
  await openNumber(page, second.order_number)
  await page.keyboard.down('a')
  await page.keyboard.up('a')
  await page.keyboard.press('d')
  await expect(page.getByText(t('admin-proofs:reason.amount'))).toBeVisible()
  expect(decided).toEqual([first.id])
})

test('nothing takes the place of a proof that somebody else decided, and its key', async ({ page, someoneElse }) => {
  const [first, second] = await sendTwo(someoneElse)
  await signInAs(page, 'staff')
  await openPage(page, '/ru/admin/proofs')
  await expect(page, 'the proof that is shown first has a name').toHaveURL(/:\d+\/ru\/admin\/proofs\?proof=/)
  await openPage(page, '/admin/proofs')
  await openNumber(page, first.order_number)
  const decided = decisionsOf(page)

  const colleague = await someoneElse()
  await signInAs(colleague, 'admin')
  await accept(colleague, first.id)
  await expect(page.getByText(t('admin-proofs:gone'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin-proofs:refuse') })).toBeHidden()
  await expectNoBarriers(page)
  await page.keyboard.press('a')
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: t('admin-proofs:refuse') })).toBeVisible()
  expect(decided).toEqual([])

  await openNumber(page, second.order_number)
  await acceptByKey(page)
  await expect(page.getByText(t('admin-proofs:said.accepted', { number: second.order_number }))).toBeVisible()
  expect(decided).toEqual([second.id])
})

test('a payment is accepted from the palette after a question that can be answered with no', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  await newMember(buyer, 'palette-proof')
  const { id, order_number: number } = await orderOne(buyer, 'shai-mug')
  await openPage(buyer, `/account/orders/${id}`)
  await sendProof(buyer, t)
  await signInAs(page, 'staff')
  await openPage(page, '/admin')
  const decided = decisionsOf(page)
  const askByPalette = async () => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: t('admin:nav.find') })
    await palette.getByRole('combobox').fill(number)
    await palette
      .getByRole('option')
      .filter({ hasText: t('admin:palette.accept') })
      .click()
  }
  const question = page.getByRole('dialog', { name: t('admin:palette.accept') })

  await askByPalette()
  await expect(question).toContainText(number)
  await expect(question).toContainText(/RM.\d/)
  await expectNoBarriers(page)
  await question.getByRole('button', { name: t('admin:action.cancel') }).click()
  await expect(question).toBeHidden()
  expect(decided).toEqual([])

  await askByPalette()
  await question.getByRole('button', { name: t('admin:askAccept.confirm') }).click()
  await expect(page.getByText(t('admin:palette.accepted', { number }))).toBeVisible()
  expect(decided).toEqual([id])
  // There is no payment left to accept.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t('admin:nav.find') })
  await palette.getByRole('combobox').fill(number)
  await expect(palette.getByRole('option').filter({ hasText: number }).first()).toBeVisible()
  await expect(palette.getByRole('option').filter({ hasText: t('admin:palette.accept') })).toHaveCount(0)
})

/** A key opens the question; Enter confirms. */
async function acceptByKey(page: Page) {
  await page.keyboard.press('a')
  await confirmAccept(page)
}

async function confirmAccept(page: Page) {
  await expect(page.getByRole('button', { name: t('admin:askAccept.confirm') })).toBeFocused()
  await page.keyboard.press('Enter')
}

async function sendTwo(someoneElse: () => Promise<Page>) {
  const send = async (name: string) => {
    const buyer = await someoneElse()
    await newMember(buyer, name)
    const order = await orderOne(buyer, 'shai-mug')
    await openPage(buyer, `/account/orders/${order.id}`)
    await sendProof(buyer, t)
    return order
  }
  return [await send('first-proof'), await send('second-proof')] as const
}

const entryOf = (page: Page, number: string) =>
  page
    .getByRole('region', { name: t('admin-proofs:queue') })
    .getByRole('listitem')
    .filter({ hasText: number })
const pictureOf = (page: Page, number: string) => page.getByRole('img', { name: t('admin-proofs:proofOf', { number }) })

/** Searches the queue, since other journeys review payments at the same time. */
async function openNumber(page: Page, number: string) {
  await entryOf(page, number).getByRole('link').click()
  await expect(pictureOf(page, number)).toBeVisible()
}

/** Returns the orders whose payments this page decides, in the order of its requests. */
function decisionsOf(page: Page): string[] {
  const decided: string[] = []
  page.on('request', (request) => {
    const [, id] = /\/api\/admin\/orders\/([^/]+)\/payment$/.exec(new URL(request.url()).pathname) ?? []
    if (request.method() === 'PUT' && id !== undefined) decided.push(id)
  })
  return decided
}

async function accept(colleague: Page, id: string): Promise<void> {
  const headers = { origin: test.info().project.use.baseURL ?? '' }
  const answer = await colleague.request.put(`/api/admin/orders/${id}/payment`, { headers, data: { decision: 'accepted' } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
