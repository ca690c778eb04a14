import { z } from 'zod'
import { faultyAnswers } from './support/faulty-answers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { shownStates } from './support/shown-states.ts'
import { sessions, withPictures } from './support/studio-sessions.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const prompted = z.object({ shots: z.tuple([z.object({ prompt: z.object({ scene: z.string() }) })]) })

test('words typed right before the next step go into the next pictures', async ({ page }) => {
  const { id } = await withPictures(page)
  const sceneAtShop = async () => prompted.parse(await (await page.request.get(`${sessions}/${id}`)).json()).shots[0].prompt.scene
  const scene = page.getByRole('textbox', { name: t('admin-studio:prompts.part.scene') })
  const steps = page.getByRole('navigation', { name: t('admin-studio:steps') })

  await openPage(page, `/admin/studio/${id}?step=prompts`)
  await scene.fill('On the felt of a yurt at noon')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/step=images/)
  expect(await sceneAtShop()).toBe('On the felt of a yurt at noon')

  await page.goBack()
  await scene.fill('By the window of a train')
  await steps.getByRole('link', { name: t('admin-studio:step.images') }).click()
  await expect(page).toHaveURL(/step=images/)
  await expect.poll(sceneAtShop).toBe('By the window of a train')
})

test('a picture that is decided on right before saving is saved', async ({ page }) => {
  const { id, first } = await withPictures(page)
  const happened: string[] = []
  page.on('requestfinished', (request) => request.url().includes(first) && happened.push('decided'))
  page.on('request', (request) => request.url().includes(`${id}/save`) && happened.push('saves'))
  const deciding = Promise.withResolvers<void>()
  await page.route(`**${first}*`, async (route) => {
    await deciding.promise
    await route.continue()
  })
  const save = page.getByRole('button', { name: startingWith(t('admin-studio:save.button', { count: 1 })) }).last()

  await openPage(page, `/admin/studio/${id}?step=review`)
  await Promise.all([page.waitForRequest(`**${first}*`), page.keyboard.press('a')])
  await page.keyboard.press('Control+s')
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  deciding.resolve()
  await expect(page.getByText(t('admin-studio:save.onPage', { count: 1 })).first()).toBeVisible()
  expect(happened).toEqual(['decided', 'saves'])
})

test('the later of two decisions on a picture stays shown while the earlier one is answered', async ({ page }) => {
  const { id, first } = await withPictures(page)
  await openPage(page, `/admin/studio/${id}?step=review`)
  const picture = page
    .getByRole('list', { name: t('admin-studio:review.pictures') })
    .getByRole('listitem')
    .first()
  const answers = await faultyAnswers(page, (address) => address === first)
  const [accepted, rejected] = [answers.holdNextAnswer(), answers.holdNextRequest()]
  const nextReading = () => page.waitForResponse((response) => new URL(response.url()).pathname === `${sessions}/${id}`)

  await page.keyboard.press('a')
  await accepted.isHeld
  await expect(picture).toContainText(t('admin-studio:state.accepted'))
  await page.keyboard.press('ArrowLeft')
  await expect(picture.getByRole('link')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('d')
  await expect(picture).toContainText(t('admin-studio:state.rejected'))
  const states = await shownStates(picture, 'textContent')
  const read = nextReading()
  accepted.letGo()
  await Promise.all([read, rejected.isHeld])
  const readAgain = nextReading()
  rejected.letGo()
  await readAgain
  expect((await states()).filter((state) => !String(state).includes(t('admin-studio:state.rejected')))).toEqual([])
  await page.reload()
  await expect(picture).toContainText(t('admin-studio:state.rejected'))
})

test.describe('where the answer to a decision is lost', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('the picture shows what the shop has', async ({ page }) => {
    const { id, first } = await withPictures(page)
    await openPage(page, `/admin/studio/${id}?step=review`)
    const picture = page
      .getByRole('list', { name: t('admin-studio:review.pictures') })
      .getByRole('listitem')
      .first()
    const answers = await faultyAnswers(page, (address) => address === first)
    const isLost = answers.loseNext()
    await page.keyboard.press('a')
    await isLost
    await expect(page.getByText(t('admin-studio:failed.review')).first()).toBeVisible()
    await expect(picture).toContainText(t('admin-studio:state.accepted'))
    await page.route(`**${first}*`, (route) => route.abort())
    await page.keyboard.press('ArrowLeft')
    await expect(picture.getByRole('link')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('d')
    await expect(picture).toContainText(t('admin-studio:state.accepted'))
    await page.reload()
    await expect(picture).toContainText(t('admin-studio:state.accepted'))
  })
})

test.describe('where the session can’t be read after a save', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('a saved prompt stays on the page', async ({ page }) => {
    const { id } = await withPictures(page)
    await openPage(page, `/admin/studio/${id}?step=prompts`)
    await page.route(`**${sessions}/${id}*`, (route) => route.abort())
    const scene = page.getByRole('textbox', { name: t('admin-studio:prompts.part.scene') })
    const saved = page.waitForResponse((response) => response.url().includes(`${sessions}/${id}/`) && response.ok())
    await scene.fill('At a well in the steppe')
    await saved
    await expect(page.getByText(t('admin-studio:kept.saved'), { exact: true })).toBeVisible()
    await expect(scene).toHaveValue('At a well in the steppe')
  })
})
