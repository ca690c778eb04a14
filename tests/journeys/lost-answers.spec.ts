import { call } from './support/calls.ts'
import { faultyAnswers } from './support/faulty-answers.ts'
import { records } from './support/forms-of-records.ts'
import { forms, made, unique } from './support/forms-that-make.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newMember } from './support/new-member.ts'
import { shownStates } from './support/shown-states.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test.describe('a press that is doubled or whose answer is late or lost', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  for (const [name, open] of Object.entries({ ...forms, ...records }))
    test(`makes ${name} once`, async ({ page, someoneElse }) => {
      const form = await open(page, someoneElse)
      const before = await form.count()
      const answers = await faultyAnswers(page, form.isWrite)

      await form.fill(1)
      const late = answers.holdNextAnswer()
      await form.button().click()
      await late.isHeld
      await form.button().dispatchEvent('click')
      late.letGo()
      await form.shows(1)
      expect([await form.count(), answers.asked()]).toEqual([before + 1, 1])

      await form.fill(2)
      const isLost = answers.loseNext()
      await form.button().click()
      await isLost
      await form.button().click()
      await form.shows(2)
      expect([await form.count(), answers.asked()]).toEqual([before + 2, 3])
    })
})

test('of two presses of a switch the last one stays, also when the first arrives late', async ({ page }) => {
  const name = `Shelf ${unique()}`
  await signInAs(page, 'admin')
  const { id } = made.parse(await call(page, '/api/categories', { name, is_active: false }))
  await openPage(page, '/admin/categories')
  const answers = await faultyAnswers(page, (address) => address === `/api/categories/${id}`)
  const isOn = page.getByRole('switch', { name: t('admin-categories:shownOf', { name }) })
  const before = await isOn.getAttribute('aria-checked')
  const overtaken = answers.holdNextRequest()
  await isOn.click()
  await overtaken.isHeld
  await expect(isOn).not.toHaveAttribute('aria-checked', before ?? '')
  await isOn.click()
  overtaken.letGo()
  await expect.poll(answers.asked).toBe(2)
  await page.reload()
  await expect(isOn).toHaveAttribute('aria-checked', before ?? '')
})

test('a choice of mails keeps its last state on the page while two writes are under way', async ({ page }) => {
  await newMember(page, 'wishes')
  await openPage(page, '/account/settings')
  const answers = await faultyAnswers(page, (address, method) => address === '/api/profile' && method === 'PATCH')
  const wish = page.getByRole('checkbox', { name: t('settings:letters.marketing_emails') })
  await expect(wish).not.toBeChecked()
  const [first, second] = [answers.holdNextAnswer(), answers.holdNextRequest()]
  await wish.click()
  await first.isHeld
  await wish.click()
  const states = await shownStates(wish, 'checked')
  const nextReading = () => page.waitForResponse((response) => response.url().includes('settings.data'))
  const read = nextReading()
  first.letGo()
  await Promise.all([read, second.isHeld])
  const readAgain = nextReading()
  second.letGo()
  await readAgain
  expect(await states()).toEqual([false])
})

test.describe('where both choices of a payment method are lost', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('the saved one is shown again', async ({ page }) => {
    await newMember(page, 'methods')
    await openPage(page, '/account')
    const method = page.getByRole('combobox', { name: t('account:overview.paymentLabel') })
    const saved = await method.inputValue()
    const values = await method.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    const [one, other] = values.filter((value) => value !== saved)
    let lose = () => {}
    const mayFail = new Promise<void>((resolve) => (lose = resolve))
    await page.route(/\/api\/profile(\?|$)/, async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      await mayFail
      await route.abort()
    })
    await method.selectOption(one ?? '')
    await method.selectOption(other ?? '')
    lose()
    await expect(page.getByText(t('account:overview.paymentFailed')).first()).toBeVisible()
    await expect(method).toHaveValue(saved)
  })
})
