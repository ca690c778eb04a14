import type { Page } from '@playwright/test'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { findMail, findMailLink, newAddress } from './support/mails.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const inKazakh = translatorIn('kk')

const languageOf = { en: t('admin-letter:language.en'), ru: t('admin-letter:language.ru'), kk: t('admin-letter:language.kk') }
const field = (page: Page, name: string, language: keyof typeof languageOf) =>
  page.getByRole('textbox', { name: t('admin-letter:wordsIn', { name, language: languageOf[language] }), exact: true })
const subject = t('admin-letter:subject')

/** Makes a draft with this name and opens its editor. */
async function beginLetter(page: Page, name: string): Promise<void> {
  await openPage(page, '/admin/newsletter/campaigns')
  await page
    .getByRole('link', { name: t('admin-campaigns:new') })
    .first()
    .click()
  await page.getByLabel(t('admin-campaigns:name')).fill(name)
  await page.getByRole('button', { name: t('admin-campaigns:begin') }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: t('admin-letter:add') }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const saved = (page: Page) => page.getByText(t('admin-campaigns:saved.saved'), { exact: true })

async function subscribeInKazakh(page: Page, email: string): Promise<void> {
  await openPage(page, '/kk/newsletter')
  const form = page.getByRole('main')
  await form.getByLabel(inKazakh('shell:newsletter.label')).fill(email)
  await form.getByRole('button', { name: inKazakh('shell:newsletter.submit') }).click()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await openPage(page, await findMailLink(page, email))
  // Opening the link does not confirm, even with scripts running.
  expect(sent.filter((url) => url.includes('/newsletter/confirm'))).toEqual([])
  await page.getByRole('button', { name: inKazakh('newsletter:confirm.button') }).click()
  await expect(page.getByText(inKazakh('newsletter:confirm.done'))).toBeVisible()
}

test('a letter is written, tried, sent, read, followed and left', async ({ page, someoneElse }) => {
  const reader = await someoneElse()
  const [email, own, word] = [newAddress('reader'), newAddress('tester'), crypto.randomUUID().slice(0, 8)]
  await subscribeInKazakh(reader, email)

  await signInAs(page, 'admin')
  await beginLetter(page, `Horns ${word}`)
  await field(page, subject, 'en').fill(`A horn ${word}`)
  await page
    .getByRole('group', { name: t('admin-letter:language.beside') })
    .getByRole('button', { name: 'KZ' })
    .click()
  await field(page, subject, 'kk').fill(`Мүйіз ${word}`)
  await addBlock(page, t('admin-letter:block.text'))
  await field(page, t('admin-letter:words.text'), 'en').fill('Dear {{name}}, look.')
  await field(page, t('admin-letter:words.text'), 'kk').fill('Қараңыз.')
  await addBlock(page, t('admin-letter:block.button'))
  await field(page, t('admin-letter:words.button'), 'en').fill('To the shop')
  await expect(page.getByText(t('admin-letter:problem.no_address')).first()).toBeVisible()
  await field(page, t('admin-letter:words.button'), 'kk').fill('Дүкенге')
  await page.getByLabel(t('admin-letter:address.label')).fill('/shop')
  await page.getByRole('checkbox', { name: t('admin-campaigns:language.en') }).uncheck()
  await page.getByRole('checkbox', { name: t('admin-campaigns:language.ru') }).uncheck()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(t('admin-letter:problems.none'))).toBeVisible()

  await page.reload()
  await isAlive(page)
  await expect(field(page, subject, 'en')).toHaveValue(`A horn ${word}`)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('link', { name: 'To the shop' })).toBeVisible()

  await page.getByRole('button', { name: t('admin-letter:test.open') }).click()
  const testing = page.getByRole('dialog')
  await testing.getByLabel(t('admin-letter:test.email')).fill(own)
  await testing.getByRole('button', { name: t('admin-letter:test.send') }).click()
  await expect(page.getByText(t('admin-letter:test.sent', { email: own }))).toBeVisible()
  await findMail(page, own, t('replies:newsletter.testSubject', { subject: `A horn ${word}` }))

  await page.getByRole('button', { name: t('admin-campaigns:send.open') }).click()
  const sending = page.getByRole('dialog')
  await expect(sending.getByText(t('admin-campaigns:send.rule'))).toBeVisible()
  const atNight = sending.getByLabel(t('admin-campaigns:send.ignoreQuiet'))
  if (await atNight.isVisible()) await atNight.check()
  await sending.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click()
  const figure = (name: string) => page.getByLabel(t('admin-campaigns:figures')).locator('div', { hasText: name }).locator('dd').first()
  await expect(figure(t('admin-campaigns:figure.sent'))).not.toHaveText('0')

  const text = await findMail(reader, email, `Мүйіз ${word}`)
  const arrivedAt = Date.now()
  await reader.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`)
  // A click in the second of the delivery counts as a program's.
  await expect.poll(() => Date.now() - arrivedAt).toBeGreaterThan(2500)
  const opening = reader.context().waitForEvent('page')
  await reader.frameLocator('iframe').getByRole('link', { name: 'Дүкенге' }).click()
  const shop = await opening
  await shop.waitForURL(/\/kk\/shop/)
  await expect(figure(t('admin-campaigns:figure.clicked'))).toHaveText('1', { timeout: 60_000 })
  await expect(page.getByRole('row', { name: /\/shop/ })).toBeVisible()

  await openPage(reader, /\/kk\/unsubscribe\?token=[\w-]+/.exec(text)?.[0] ?? '')
  await reader.getByRole('button', { name: inKazakh('newsletter:leave.button') }).click()
  await expect(reader.getByText(inKazakh('newsletter:leave.done'))).toBeVisible()
  await expect(figure(t('admin-campaigns:figure.unsubscribed'))).toHaveText('1', { timeout: 60_000 })
})

test.describe('two people who write', () => {
  // The later save is refused with 409.
  test.use({ tolerated: /409 \(Conflict\)/ })

  test('meet in the same words and choose; in other languages both stay', async ({ page, someoneElse }) => {
    const other = await someoneElse()
    await signInAs(page, 'admin')
    await signInAs(other, 'super_admin')
    await beginLetter(page, `Together ${crypto.randomUUID().slice(0, 8)}`)
    await field(page, subject, 'en').fill('First')
    await expect(saved(page)).toBeVisible()
    await openPage(other, new URL(page.url()).pathname)
    await field(other, subject, 'ru').fill('По-русски')
    await expect(saved(other)).toBeVisible()
    // The other page shows it at once, without any input.
    await expect(field(page, subject, 'ru')).toHaveValue('По-русски')

    // Both saves run at the same time.
    const theirs = Promise.withResolvers<void>()
    await page.route('**/api/admin/newsletter/campaigns/*', async (route) => {
      if (route.request().method() === 'PATCH') await theirs.promise
      await route.continue()
    })
    const sendsMine = page.waitForRequest((request) => request.method() === 'PATCH')
    await field(page, subject, 'en').fill('Mine')
    await sendsMine
    await field(other, subject, 'en').fill('Theirs')
    await expect(saved(other)).toBeVisible()
    theirs.resolve()
    const choice = page.getByRole('dialog')
    await choice
      .getByRole('radio', { name: /Theirs/ })
      .last()
      .check()
    await choice.getByRole('button', { name: t('admin-edit:conflict.goOn') }).click()
    await expect(field(page, subject, 'en')).toHaveValue('Theirs')
    await expect(field(page, subject, 'ru')).toHaveValue('По-русски')
  })
})

test('blocks are moved and taken out by keys, and come back', async ({ page }) => {
  await signInAs(page, 'admin')
  await beginLetter(page, `Keys ${crypto.randomUUID().slice(0, 8)}`)
  await page.keyboard.press('/')
  await page.getByRole('menuitem', { name: t('admin-letter:block.heading'), exact: true }).press('Enter')
  await addBlock(page, t('admin-letter:block.divider'))
  const blocks = page.getByRole('list', { name: t('admin-letter:blocks') }).getByRole('heading', { level: 2 })
  const move = page.getByRole('button', { name: t('admin-sortable:handle', { name: t('admin-letter:block.heading') }), exact: true })
  await move.press('Space')
  await move.press('ArrowDown')
  await move.press('Space')
  await expect(blocks).toHaveText([t('admin-letter:block.divider'), t('admin-letter:block.heading')])
  await page.getByRole('button', { name: t('admin-letter:block.remove', { name: t('admin-letter:block.divider') }) }).click()
  await expect(blocks).toHaveCount(1)
  await page.keyboard.press('z')
  await expect(blocks).toHaveText([t('admin-letter:block.divider'), t('admin-letter:block.heading')])
  await expect(saved(page)).toBeVisible()
})

test('text typed after choosing a block is written into it', async ({ page }) => {
  await signInAs(page, 'admin')
  await beginLetter(page, `Typed ${crypto.randomUUID().slice(0, 8)}`)
  await page.keyboard.press('/')
  await page.getByRole('menuitem', { name: t('admin-letter:block.heading'), exact: true }).press('Enter')
  await page.keyboard.type('Horns')
  await expect(field(page, t('admin-letter:words.heading'), 'en')).toHaveValue('Horns')
  await page.getByRole('button', { name: t('admin-letter:add') }).press('Enter')
  await page.getByRole('menuitem', { name: t('admin-letter:block.text'), exact: true }).press('Enter')
  await page.keyboard.type('Of felt')
  await expect(field(page, t('admin-letter:words.text'), 'en')).toHaveValue('Of felt')
  await addBlock(page, t('admin-letter:block.button'))
  await page.keyboard.type('To the shop')
  await expect(field(page, t('admin-letter:words.button'), 'en')).toHaveValue('To the shop')
  // The menu is closed and has not returned the focus to its button.
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(field(page, t('admin-letter:words.button'), 'en')).toBeFocused()
})

test.describe('while the shop is away', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('a letter that can’t be looked at again is not sent, and says so', async ({ page }) => {
    await signInAs(page, 'admin')
    await beginLetter(page, `Away ${crypto.randomUUID().slice(0, 8)}`)
    await page.route(/\/api\/admin\/newsletter\/campaigns\/[\w-]+(?:\?|$)/, (route) => route.abort())
    await page.getByRole('button', { name: t('admin-campaigns:send.open') }).click()
    await expect(page.getByText(t('shell:unreached')).first()).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: t('admin-campaigns:send.open') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('the screens of letters can be used by everybody', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'admin')
  await beginLetter(page, `Screens ${crypto.randomUUID().slice(0, 8)}`)
  const { pathname } = new URL(page.url())
  for (const path of [pathname, `/kk${pathname}`, '/ru/admin/newsletter/campaigns', '/admin/newsletter/campaigns/new']) {
    await openPage(page, path)
    await expectNoBarriers(page)
    await expectToFit(page, path)
  }
})
