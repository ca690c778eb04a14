import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { findMail } from './support/mails.ts'
import { signInAs } from './support/signing-in.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test('categories that an administrator arranges by keys move on a shopper’s open page by themselves', async ({ page, someoneElse }) => {
  const following = page.waitForResponse(/\/api\/realtime/)
  await openPage(page, '/shop')
  await following
  const names = () => page.getByRole('main').getByRole('link').allTextContents()
  const admin = await someoneElse()
  await signInAs(admin, 'admin')
  await openPage(admin, '/admin/categories')
  const shelves = admin.getByRole('list', { name: t('admin-categories:title') }).getByRole('listitem')
  const [first = '', second = ''] = await Promise.all([0, 1].map((at) => shelves.nth(at).getByRole('link').first().innerText()))
  const shown = (await names()).filter((name) => name.startsWith(first) || name.startsWith(second))
  expect(shown[0]).toContain(first)

  await shelves
    .nth(1)
    .getByRole('button', { name: t('admin-sortable:handle', { name: second }), exact: true })
    .focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) await admin.keyboard.press(key)
  await expect(shelves.first()).toContainText(second)
  await expect(admin.getByText(t('admin-categories:reordered'))).toBeVisible()
  await expect.poll(async () => (await names()).find((name) => name.startsWith(first) || name.startsWith(second))).toContain(second)
  // The preview has as many tiles as the home page.
  const preview = admin.getByRole('region', { name: t('admin-categories:homeTitle') }).getByRole('listitem')
  const home = await admin.request.get('/api/home')
  expect(await preview.allTextContents()).toEqual(
    ((await home.json()) as { categories: { name: string }[] }).categories.map(({ name }) => name),
  )

  await admin.keyboard.press('z')
  await expect(shelves.first()).toContainText(first)
})

test('a visitor’s message is answered in the inbox and arrives as a mail', async ({ page, someoneElse, request }) => {
  const email = `writes-${crypto.randomUUID()}@example.com`
  const sent = await request.post('/api/contact', {
    data: { name: 'Lim Jia Hui', email, subject: `Wrong size ${email}`, message: 'S came.' },
  })
  expect(sent.status()).toBe(201)
  const staff = await someoneElse()
  await signInAs(staff, 'staff')
  await openPage(staff, `/admin/messages?q=${encodeURIComponent(email)}`)
  await staff.getByRole('link', { name: /Lim Jia Hui/ }).click()
  await expect(staff.getByRole('list', { name: t('admin-inbox:thread') })).toContainText('S came.')
  const answer = staff.getByRole('textbox', { name: t('admin-inbox:answer') })
  await answer.fill('An L leaves today.')
  await openPage(staff, staff.url())
  await expect(answer).toHaveValue('An L leaves today.')
  await answer.focus()
  const arriving = Promise.withResolvers<void>()
  await staff.route('**/replies*', async (route) => {
    await arriving.promise
    await route.continue()
  })
  await Promise.all([staff.waitForRequest('**/replies*'), staff.keyboard.press('Control+Enter')])
  await answer.fill('And a second letter.')
  arriving.resolve()
  await expect(staff.getByRole('list', { name: t('admin-inbox:thread') })).toContainText('An L leaves today.')
  await expect(staff.getByRole('button', { name: t('admin-inbox:reopen') })).toBeVisible()
  await expect(answer).toHaveValue('And a second letter.')
  expect(await findMail(page, email, t('replies:answer.subject', { shop: 'Tulpar' }))).toContain('An L leaves today.')
})

test('the key undoes the last action, also while its screen is read again', async ({ page, request }) => {
  const email = `last-${crypto.randomUUID()}@example.com`
  const data = { name: 'Lim Jia Hui', email, subject: `Undone ${email}`, message: 'S came.' }
  expect((await request.post('/api/contact', { data })).status()).toBe(201)
  await signInAs(page, 'staff')
  await openPage(page, `/admin/messages?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: /Lim Jia Hui/ }).click()
  await page.getByRole('button', { name: startingWith(t('admin-inbox:done')) }).click()
  await expect(page.getByText(t('admin-inbox:isDone', { name: 'Lim Jia Hui' })).first()).toBeVisible()
  const reopen = page.getByRole('button', { name: t('admin-inbox:reopen') })
  await expect(reopen).toBeVisible()

  const mayRead = Promise.withResolvers<void>()
  await page.route('**/admin/messages.data**', async (route) => {
    await mayRead.promise
    await route.continue()
  })
  const changes: unknown[] = []
  page.on('request', (sent) => sent.method() === 'PATCH' && changes.push(sent.postDataJSON()))
  await reopen.click()
  // Before the answer to `reopen` arrives, the key undoes the action before it, so the press is repeated.
  await expect(async () => {
    await page.keyboard.press('z')
    expect(changes).toContainEqual({ status: 'done' })
  }).toPass()
  mayRead.resolve()
  await expect(page.getByText(t('admin-inbox:isDone', { name: 'Lim Jia Hui' })).first()).toBeVisible()
  await expect(reopen).toBeVisible()
})

test('the screens about people, shelves and messages can be used by everybody', { tag: '@phone' }, async ({ page, request }) => {
  const long = { name: 'Aleksandra Konstantinovna Voznesenskaya-Nurmukhamedova', email: `long-${crypto.randomUUID()}@example.com` }
  const sent = await request.post('/api/contact', {
    data: { ...long, subject: 'A question about the size, the colour and the delivery of several things', message: 'Hello, '.repeat(100) },
  })
  expect(sent.status()).toBe(201)
  await signInAs(page, 'super_admin')
  for (const [language, path] of [
    ['', 'admin-management'],
    ['/ru', 'audit-log'],
    ['/kk', 'members'],
    ['', 'categories'],
    ['/ru', 'categories/new'],
    ['/kk', 'messages'],
  ]) {
    await openPage(page, `${language}/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoBarriers(page)
    await expectToFit(page, `${language}/admin/${path}`)
  }
})
