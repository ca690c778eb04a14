import { expect, isAlive, openPage, test } from './support/journey.ts'
import { areImagesCached, copiesIn, isCached } from './support/offline.ts'
import { signIn } from './support/signing-in.ts'
import { serveTwoBuilds } from './support/two-builds.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const russian = translatorIn('ru')

test.describe('without a network', () => {
  test.use({ tolerated: /fetching the script|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Load failed/ })

  test('visited pages with their images and the cart work, other pages say so, and all is well again after', async ({ page, context }) => {
    await openPage(page, '/product/orchard-stickers')
    await isCached(page)
    await areImagesCached(page)
    await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
    const cartLink = page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })
    await expect(cartLink).toBeVisible()
    await openPage(page, '/shop/sticker')
    await isCached(page)
    await context.setOffline(true)

    await openPage(page, '/product/orchard-stickers')
    await expect(page.getByRole('heading', { level: 1, name: 'Orchard stickers' })).toBeVisible()
    await page.waitForFunction(() =>
      [...document.images].some(
        ({ currentSrc, complete, naturalWidth }) => currentSrc.includes('/images/') && complete && naturalWidth > 0,
      ),
    )

    await cartLink.click()
    await expect(page.getByRole('dialog')).toContainText('Orchard stickers')
    await page.keyboard.press('Escape')

    await page.goto('/cart')
    await isAlive(page)
    const quantity = page.getByRole('textbox', { name: t('cart:quantityOf', { name: 'Orchard stickers' }) })
    await quantity.fill('3')
    await quantity.blur()
    await expect(page.getByText(t('cart:quoteFailed'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 3 }) })).toBeVisible()

    await openPage(page, '/shop/sticker')
    await page.getByRole('article').filter({ hasText: 'Orchard stickers' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orchard stickers' })).toBeVisible()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell:footer.contact') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('offline:heading') })).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
    await page.goto('/kk/cart')
    await expect(page.getByRole('heading', { level: 1, name: translatorIn('kk')('cart:heading') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Orchard stickers')
    await page.goto('/ru/membership')
    await expect(page.getByRole('heading', { level: 1, name: russian('offline:heading') })).toBeVisible()

    await context.setOffline(false)
    await page.getByRole('link', { name: russian('offline:again') }).click()
    await expect(page).toHaveURL(/\/ru\/membership/)
    await expect(page.getByRole('heading', { level: 1, name: russian('offline:heading') })).toHaveCount(0)
    await page.goto('/cart')
    await expect(quantity).toHaveValue('3')
    await expect(page.getByRole('main').getByText(t('cart:quoteFailed'))).toHaveCount(0)
  })
})

test('the shop can be installed as an app, with its shortcuts', async ({ playwright, launchOptions, baseURL, page }) => {
  // The headless shell does not support apps, so this starts the full browser.
  const { executablePath: _, ...options } = launchOptions
  const whole = process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : { channel: 'chromium' }
  const browser = await playwright.chromium.launch({ ...options, ...whole })
  const opened = await browser.newPage({ baseURL })
  await openPage(opened, '/')
  const devtools = await opened.context().newCDPSession(opened)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A test's browser context is incognito; Chromium must have no other objection.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  await browser.close()
  const { shortcuts, icons }: { shortcuts: { url: string }[]; icons: { src: string }[] } = JSON.parse(data ?? '{}')
  expect(shortcuts).toHaveLength(3)
  for (const address of [...shortcuts.map(({ url }) => url), ...icons.map(({ src }) => src)])
    expect((await page.request.get(address)).status(), address).toBe(200)
})

test('nothing personal is cached', async ({ page }) => {
  await openPage(page, '/about')
  await isCached(page)
  await signIn(page, t, 'member', '/login?returnUrl=/account')
  await expect(page).toHaveURL('/account')
  for (const path of ['/cart', '/checkout', '/track-order', '/account', '/account/orders', '/membership']) await openPage(page, path)
  await isCached(page)
  // The visitor of all these pages is signed in, so there are private data that must not be cached.
  expect(await (await page.request.get('/api/visitor')).json()).toMatchObject({ profile: { email: 'member@tulpar.test' } })
  const copies = await copiesIn(page)
  const addresses = copies.map(({ address }) => address)
  expect(addresses).toEqual(expect.arrayContaining(['/about', '/cart', '/membership', '/offline', '/ru/offline', '/kk/offline']))
  expect(
    addresses.filter((address) => /account|admin|checkout|order|login|api\//.test(address) && !address.startsWith('/assets/')),
  ).toEqual([])
  expect(copies.filter(({ text }) => /member@tulpar\.test|session_token/.test(text))).toEqual([])
})

test.describe('with a new build', () => {
  test.use({ tolerated: /status of 404|Failed to fetch dynamically|error loading dynamically/ })

  test('a page, its parts and its copies are of one build, and the new one comes automatically', async ({ page, context, baseURL }) => {
    const shop = await serveTwoBuilds(baseURL ?? '')
    const named = (part: string) => page.evaluate((name) => caches.keys().then((keys) => keys.filter((key) => key.includes(name))), part)
    try {
      await openPage(page, `${shop.origin}/about`)
      await isCached(page)
      await openPage(page, `${shop.origin}/membership`)
      await isCached(page)
      const other = await context.newPage()
      await openPage(other, `${shop.origin}/about`)

      shop.useNewBuild()
      // The next page's data would come from the new build, so it opens as a document of the new build.
      await page.evaluate(() => Object.assign(window, { isOldDocument: true }))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('shell:footer.contact') })
        .click()
      await expect(page).toHaveURL(/\/contact$/)
      await page.waitForFunction(() => !('isOldDocument' in window))
      // Another tab still shows the old build, so its worker and files stay.
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting !== null)))
        .toBe(true)
      expect(await named('new')).toHaveLength(1)
      expect(await named('tulpar')).toHaveLength(2)
      await other.getByRole('link', { name: t('shell:header.cart') }).click()
      await expect(other.getByRole('dialog')).toBeVisible()

      await other.close()
      // The old page has already sent its request; a closed tab counts as open for some more seconds.
      await expect.poll(() => named('tulpar'), { timeout: 60_000 }).toEqual(await named('new'))
      await isCached(page)
    } finally {
      await page.close()
      shop.close()
    }
  })
})

test.describe('with a new build and nothing kept of the old', () => {
  test.use({
    tolerated: /status of 404|Failed to fetch dynamically|error loading dynamically|registration blocked/,
    serviceWorkers: 'block',
  })

  test('a part that is gone brings the new page', async ({ page, baseURL }) => {
    const shop = await serveTwoBuilds(baseURL ?? '')
    try {
      await openPage(page, `${shop.origin}/about`)
      await page.evaluate(() => Object.assign(window, { isOldDocument: true }))
      shop.useNewBuild()
      await page.getByRole('link', { name: t('shell:header.cart') }).click()
      await page.waitForFunction(() => !('isOldDocument' in window))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    } finally {
      await page.close()
      shop.close()
    }
  })
})
