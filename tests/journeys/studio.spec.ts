import type { Page } from '@playwright/test'
import { officeLanguages } from '#contract/languages.ts'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { call } from './support/calls.ts'
import { expect, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { begun, givingWay, sessions, shirt, withPictures } from './support/studio-sessions.ts'
import { startingWith, translatorIn } from './support/translator.ts'

/** Sets a small picture size through the API, to save time. The open page receives changes made elsewhere. */
async function makeSmall(page: Page) {
  const changed = await page.request.patch(`${sessions}/${new URL(page.url()).pathname.split('/').at(-1)}`, {
    headers: { origin: test.info().project.use.baseURL ?? '' },
    data: { size: 320 },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
}

/** Each step is checked for barriers once per language, on one of the devices. */
const barriersIn = { desk: ['en', 'ru'], phone: ['kk'] }

/** On a phone, makes the window as tall as the page for the check: a control half under a bar would count as too small. */
async function look(page: Page, what: string, hasBarriers: boolean) {
  const size = page.viewportSize()
  const isPhone = size !== null && size.width < 600
  if (isPhone) await expectFootAboveTabs(page, what)
  if (!hasBarriers) return expectToFit(page, what)
  if (isPhone) await page.setViewportSize({ ...size, height: 6000 })
  await expectNoBarriers(page)
  await expectToFit(page, what)
  if (isPhone) await page.setViewportSize(size)
}

/** Expects the controls at the bottom of a phone to be fully visible without scrolling. */
async function expectFootAboveTabs(page: Page, what: string) {
  const hidden = () =>
    page.evaluate(() => {
      window.scrollTo(0, 0)
      const foot = document.querySelector('[data-foot-bar]')?.getBoundingClientRect().bottom ?? 0
      const tabs = [...document.querySelectorAll('nav')].filter((nav) => getComputedStyle(nav).position === 'fixed')
      return Math.round(foot - Math.min(window.innerHeight, ...tabs.map((nav) => nav.getBoundingClientRect().top)))
    })
  await expect.poll(hidden, { message: `the foot bar of ${what}` }).toBeLessThanOrEqual(1)
}

for (const language of officeLanguages) {
  test(
    `a product is shot in eight steps and appears on its page, in ${language}`,
    { tag: '@phone' },
    async ({ page, someoneElse, isMobile }) => {
      test.slow()
      const t = translatorIn(language)
      const isAsked = barriersIn[isMobile ? 'phone' : 'desk'].includes(language)
      const see = (what: string) => look(page, what, isAsked)
      const product = await shirt(page)
      const goOn = async (step: 'shots' | 'look' | 'analysis' | 'prompts' | 'images' | 'review') => {
        await page.getByRole('button', { name: startingWith(t('admin-studio:goOn', { step: t(`admin-studio:step.${step}`) })) }).click()
        await expect(page.locator('[aria-current="step"]')).toContainText(t(`admin-studio:step.${step}`))
      }

      await openPage(page, `/admin/studio?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1, name: t('admin-studio:title') })).toBeVisible()
      await see('the sessions')
      await page
        .getByRole('link', { name: t('admin-studio:list.new') })
        .first()
        .click()
      await page.getByLabel(t('admin-studio:new.find')).fill(product.name)
      await page.getByRole('radio', { name: startingWith(product.name) }).check()
      await see('the choice of a product')
      await page.getByRole('button', { name: t('admin-studio:new.begin') }).click()

      await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
      await page
        .locator(`nav[aria-label="${t('admin-studio:steps')}"]`)
        .getByRole('link', { name: t('admin-studio:step.product') })
        .click()
      await expect(page.getByRole('heading', { name: t('admin-studio:product.title') })).toBeVisible()
      await see('the product')
      await goOn('shots')
      // Close-ups take the longest to make.
      for (const type of ['flat', isAsked ? 'detail' : 'table'] as const) {
        await page.getByRole('button', { name: t('admin-studio:shots.more', { name: t(`admin-studio:type.${type}`) }) }).click()
      }
      await expect(page.getByText(t('admin-studio:kept.saved'), { exact: true })).toBeVisible()
      await see('the shots')

      await goOn('look')
      const size = page.getByLabel(t('admin-studio:look.size'))
      await size.selectOption('1200')
      await expect(size).toHaveValue('1200')
      await makeSmall(page)
      await expect(size).toHaveValue('320')
      await page
        .getByRole('radio', { name: t('admin-studio:backdrop.lapis') })
        .first()
        .check()
      await expect(page.getByText(t('admin-studio:kept.saved'), { exact: true })).toBeVisible()
      await see('the look')

      await goOn('analysis')
      await expect(page.getByRole('heading', { name: t('admin-studio:palette.title') })).toBeVisible(givingWay)
      const frame = page.getByRole('button', { name: t('admin-studio:area.label') })
      const fromLeft = page.getByLabel(t('admin-studio:area.x'))
      const before = await fromLeft.inputValue()
      await frame.press('ArrowRight')
      await expect(fromLeft).not.toHaveValue(before)
      await frame.press('ArrowLeft')
      await expect(fromLeft).toHaveValue(before)
      await expect(page.getByText(t('admin-studio:kept.saved'), { exact: true })).toBeVisible()
      await see('the analysis')

      await goOn('prompts')
      const scene = page.getByLabel(startingWith(t('admin-studio:prompts.part.scene'))).first()
      await scene.fill('On dark blue felt, seen from above.')
      await expect(page.getByText(t('admin-studio:prompts.edited')).first()).toBeVisible()
      await see('the prompts')

      await goOn('images')
      await page.getByRole('button', { name: t('admin-studio:images.make', { count: 2 }) }).click()
      await expect(page.getByText(t('admin-studio:state.ready'), { exact: true })).toHaveCount(2, givingWay)
      await see('the pictures')

      await goOn('review')
      for (const way of ['slide', 'difference', 'beside'] as const) {
        await page.getByRole('button', { name: t(`admin-studio:review.way.${way}`) }).click()
        await see(`the review, ${way}`)
      }
      if (isMobile) {
        await page.getByRole('button', { name: startingWith(t('admin-studio:decide.keep')) }).click()
        await expect(page.getByText(t('admin-studio:figure.kept', { count: 1 }))).toHaveCount(1)
        await page.getByRole('button', { name: startingWith(t('admin-studio:decide.leave')) }).click()
      } else {
        await page.keyboard.press('a')
        await expect(page.getByText(t('admin-studio:figure.kept', { count: 1 }))).toBeVisible()
        await page.keyboard.press('d')
      }
      await expect(page.getByText(t('admin-studio:state.rejected'), { exact: true }).first()).toBeVisible()

      await page.getByRole('link', { name: startingWith(t('admin-studio:head.toSave', { count: 1 })) }).click()
      await page.getByRole('radio', { name: startingWith(t('admin-studio:save.featured')) }).check()
      await see('what is saved')
      if (isAsked && !isMobile) {
        await page.emulateMedia({ colorScheme: 'dark' })
        await see('what is saved, in the dark')
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await page
        .getByRole('button', { name: startingWith(t('admin-studio:save.button', { count: 1 })) })
        .last()
        .click()
      // Staff see the page as a preview, a shopper sees the public page.
      await openPage(page, (await page.getByRole('link', { name: t('admin-studio:save.toShop') }).getAttribute('href')) ?? '')
      await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
      const shopper = await someoneElse()
      await openPage(shopper, `/product/${product.id}?lang=${language}`)
      await expect(shopper.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
      await expect(shopper.getByText(t('product:origin.composed')).first()).toBeVisible()
    },
  )
}

test.describe('with a shop that is out of reach for a while', () => {
  // A request sent while leaving a page may arrive before the next page repeats it, which answers 409.
  test.use({ tolerated: /ERR_FAILED|status of 409/ })

  test('a decision stays through reads that started before its answer or come late', async ({ page }) => {
    test.slow()
    const t = translatorIn('en')
    const { id, first, second } = await withPictures(page)
    await openPage(page, `/admin/studio/${id}?step=review`)
    const kept = page.getByText(t('admin-studio:figure.kept', { count: 1 }))
    const left = page.getByText(t('admin-studio:state.rejected'), { exact: true }).first()

    // The page loads between a decision and its answer.
    const [answer, answered] = [Promise.withResolvers<void>(), page.waitForResponse(`**${first}*`)]
    await page.route(`**${first}*`, async (route) => {
      await answer.promise
      await route.continue()
    })
    const sent = page.waitForRequest(`**${first}*`)
    await page.keyboard.press('a')
    await sent
    await call(page, second, { verdict: 'rejected' })
    await expect(left).toBeVisible()
    expect(await kept.isVisible()).toBe(true)
    answer.resolve()
    await answered

    // The route's data are read before a decision and arrive after its answer.
    const [read, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const reading = new RegExp(`/admin/studio/${id}\\.data\\?.*studio%2Fpage`)
    await page.route(reading, async (route) => {
      const response = await route.fetch()
      read.resolve()
      await late.promise
      await route.fulfill({ response })
    })
    const pictures = page.getByRole('list', { name: t('admin-studio:review.pictures') })
    await expect(page).toHaveURL(/image=/)
    // A link to the current address revalidates.
    await pictures.getByRole('link').last().click()
    await read.promise
    const decided = page.waitForResponse(`**${second}*`)
    await page.keyboard.press('d')
    await decided
    await expect(left).toBeHidden()
    await page.route(`**${sessions}/${id}*`, (route) => route.abort())
    const loaded = page.waitForResponse(reading)
    late.resolve()
    await loaded
    const way = page.getByRole('button', { name: t('admin-studio:review.way.slide') })
    await way.click()
    await expect(way).toHaveAttribute('aria-pressed', 'true')
    expect(await left.isVisible()).toBe(false)
    expect(await kept.isVisible()).toBe(true)
  })

  test('two people see one session, and typed text survives a reload', async ({ page, someoneElse }) => {
    const t = translatorIn('en')
    const product = await shirt(page)
    const { id } = begun.parse(await call(page, sessions, { product_id: product.id }))
    const colleague = await someoneElse()
    await signInAs(colleague, 'super_admin')
    await openPage(colleague, `/admin/studio/${id}?step=shots`)
    await openPage(page, `/admin/studio/${id}?step=shots`)

    const count = (of: Page) => of.getByRole('textbox', { name: t('admin-studio:shots.count', { name: t('admin-studio:type.worn') }) })
    await page.getByRole('button', { name: t('admin-studio:shots.more', { name: t('admin-studio:type.worn') }) }).click()
    await expect(count(colleague)).toHaveValue('1')

    // The shop is unreachable, so changes stay in the browser.
    await page.route('**/api/admin/studio/sessions/**', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await page.getByRole('button', { name: t('admin-studio:shots.more', { name: t('admin-studio:type.worn') }) }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/admin/studio/sessions/**')
    await page.reload()
    await expect(count(page)).toHaveValue('2')
    await expect(count(colleague)).toHaveValue('2')
  })
})
