import { call } from './support/calls.ts'
import { faultyAnswers } from './support/faulty-answers.ts'
import { forms, made, unique } from './support/forms-that-make.ts'
import { expect, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test.describe('a press that is doubled or whose answer is late or lost', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  for (const [name, open] of Object.entries(forms))
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
