import type { Page, TestInfo } from '@playwright/test'
import { backOffice } from './support/back-office.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { holdReading } from './support/held-reading.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { changeShop } from './support/shop-database.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

/** Opens a page; resolves once it receives live messages. */
async function openLive(page: Page, path: string): Promise<void> {
  const hearing = page.waitForResponse(/\/api\/realtime/)
  await openPage(page, path)
  await hearing
}

/** Returns a word that only this run's product contains. */
function oneOfAKind({ repeatEachIndex }: TestInfo): string {
  return `Zhanartau${repeatEachIndex}`
}

test('a part loaded later does not request its style again', async ({ page }) => {
  for (const path of ['/', '/product/ram-horn-tee']) {
    await openLive(page, path)
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1)
  }
})

test('a renamed category shows on the open page, in the visitor’s language', async ({ page, someoneElse, baseURL }, {
  repeatEachIndex,
}) => {
  const slug = repeatEachIndex % 2 === 0 ? 'pin' : 'kids'
  const russian = await someoneElse()
  await openLive(page, `/shop/${slug}`)
  await openLive(russian, `/ru/shop/${slug}`)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const namedRussian = await russian.getByRole('heading', { level: 1 }).innerText()
  const rename = 'update categories set name = $2 where slug = $1'
  await changeShop(baseURL ?? '', rename, [slug, `${name} of the steppe`])
  await expect(page.getByRole('heading', { level: 1, name: `${name} of the steppe` })).toBeVisible()
  await changeShop(baseURL ?? '', rename, [slug, name])
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(russian.getByRole('heading', { level: 1, name: namedRussian, exact: true })).toBeVisible()
})

test.describe('while staff change the shop', () => {
  test.use({ tolerated: /status of 422|status of 404/ })

  test('a new product, its price and its end show in the list, on its page and in the cart', async ({
    page,
    context,
    someoneElse,
  }, info) => {
    const office = await backOffice(await someoneElse())
    const name = `${oneOfAKind(info)} lamp`
    const list = page
    await openLive(list, `/shop?q=${name.split(' ')[0]}`)
    const card = list.getByRole('article').filter({ hasText: name })
    await expect(card).toHaveCount(0)
    const { id, slug } = await office.create({ name, price: 40 })
    await expect(card).toContainText(/RM.40\.00/)

    const productPage = await context.newPage()
    await openLive(productPage, `/product/${slug}`)
    await productPage.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
    await expect(productPage.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
    const cart = await context.newPage()
    await openLive(cart, '/cart')
    await expect(cart.getByRole('main')).toContainText(/RM.40\.00/)

    await office.change(id, { price: 33.3 })
    await expect(card).toContainText(/RM.33\.30/)
    await expect(productPage.getByRole('main')).toContainText(/RM.33\.30/)
    await expect(cart.getByRole('main')).toContainText(/RM.33\.30/)
    await expect(cart.getByText(t('cart:pricesChanged'))).toBeVisible()

    await office.change(id, { status: 'draft' })
    await expect(card).toHaveCount(0)
    await expect(productPage.getByRole('heading', { level: 1, name: t('product:notFound.title') })).toBeVisible()
  })

  test('the cart follows translations in the visitor’s language', async ({ page, someoneElse, baseURL }, info) => {
    const office = await backOffice(await someoneElse())
    const name = `${oneOfAKind(info)} bowl`
    const { id, slug } = await office.create({ name, price: 45 })
    await openPage(page, `/ru/product/${slug}`)
    await page.getByRole('button', { name: startingWith(`${translatorIn('ru')('goods:add.toCart')} · RM`) }).click()
    await expect(page.getByRole('link', { name: translatorIn('ru')('shell:header.cartItems', { count: 1 }) })).toBeVisible()
    await openLive(page, '/ru/cart')
    await expect(page.getByRole('main')).toContainText(name)
    await changeShop(baseURL ?? '', "insert into product_translations (product_id, language, name) values ($1, 'ru', $2)", [
      id,
      `Пиала ${name}`,
    ])
    await expect(page.getByRole('main')).toContainText(`Пиала ${name}`)
    await office.change(id, { status: 'draft' })
  })

  test('the demo shows changes to everybody, and undoes refused ones', async ({ page, someoneElse }, info) => {
    const admin = await someoneElse()
    const office = await backOffice(admin)
    await openPage(page, '/realtime-demo')
    await expect(page.getByText(t('live:demo.connection.open'), { exact: true })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const name = `${oneOfAKind(info)} kettle`
    await office.create({ name, price: 60 })
    const row = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: /RM/ })
    await expect(row).toContainText(/RM.60\.00/)
    await expect(page.getByRole('log')).toContainText(t('live:demo.event.products.insert', { name }))
    await expect(page.getByRole('button', { name: t('live:demo.edit', { name }) })).toHaveCount(0)
    await expectNoBarriers(page)

    await openPage(admin, '/realtime-demo')
    await expect(admin.getByText(t('live:demo.connection.open'), { exact: true })).toBeVisible()
    const edited = admin.getByRole('listitem').filter({ hasText: name }).filter({ hasText: /RM/ })
    await edited.getByRole('button', { name: t('live:demo.edit', { name }) }).click()
    const price = edited.getByRole('textbox', { name: t('live:demo.price') })
    await price.fill('55.50')
    await edited.getByRole('button', { name: t('live:demo.save') }).click()
    await expect(edited).toContainText(/RM.55\.50/)
    await expect(row).toContainText(/RM.55\.50/)

    await price.fill('-5')
    await edited.getByRole('button', { name: t('live:demo.save') }).click()
    const toasts = admin.getByRole('region', { name: t('shell:toasts') })
    await expect(toasts.getByText('Operation failed. Changes have been reverted.')).toBeVisible()
    await expect(edited).toContainText(/RM.55\.50/)
    await expect(edited.getByRole('alert')).toBeVisible()
    await expectNoBarriers(admin)
  })
})

test.describe('while the demo is read', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|registration blocked/, serviceWorkers: 'block' })

  test('it is read again after a change in between', async ({ page, context, someoneElse }, info) => {
    const office = await backOffice(await someoneElse())
    const { id } = await office.create({ name: `${oneOfAKind(info)} samovar`, price: 61 })
    await openPage(page, '/realtime-demo')
    await expect(page.getByText(t('live:demo.connection.open'), { exact: true })).toBeVisible()
    const reading = await holdReading(page, /\/api\/products\?/)
    await context.setOffline(true)
    await office.change(id, { price: 62 })
    await context.setOffline(false)
    await reading.isRead
    await expect(page.getByText(t('live:demo.connection.open'), { exact: true })).toBeVisible()
    await office.change(id, { price: 63 })
    await reading.isReadAgain
  })
})

test.describe('while the next page is on its way', () => {
  test.use({ tolerated: /status of 404|registration blocked/, serviceWorkers: 'block' })

  test('it shows what changed after it was read', async ({ page, someoneElse }, info) => {
    const office = await backOffice(await someoneElse())
    const { id, slug } = await office.create({ name: `${oneOfAKind(info)} bowl`, price: 41 })
    const colleague = await someoneElse()
    await openLive(colleague, `/product/${slug}`)
    await openLive(page, `/product/${slug}`)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell:footer.contact') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/contact$/)

    const [read, mayCome] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(
      new RegExp(`/product/${slug}\\.data`),
      async (route) => {
        const response = await route.fetch()
        read.resolve()
        await mayCome.promise
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.evaluate(() => history.back())
    await read.promise
    await office.change(id, { price: 35.5 })
    await expect(colleague.getByRole('main')).toContainText(/RM.35\.50/)
    mayCome.resolve()
    await expect(page.getByRole('main')).toContainText(/RM.35\.50/)
  })
})

test.describe('while the server has no answer', () => {
  test.use({ tolerated: /status of 503|registration blocked/, serviceWorkers: 'block' })

  test('read and written data stays until the change can be read', async ({ page, context, baseURL }) => {
    await openLive(page, '/contact')
    const message = page.getByRole('textbox', { name: t('contact:form.message') })
    await message.fill('Forty mugs by Nauryz')
    let asked = 0
    await context.route(/\/contact\.data/, (route) => {
      asked += 1
      return route.fulfill({ status: 503, body: '' })
    })
    await changeShop(baseURL ?? '', "update categories set description = description || ' ' where slug = $1", ['fun-tshirt'])
    await expect.poll(() => asked).toBeGreaterThan(1)
    await expect(message).toHaveValue('Forty mugs by Nauryz')
    const read = page.waitForResponse((response) => /\/contact\.data/.test(response.url()) && response.ok())
    await context.unroute(/\/contact\.data/)
    await read
    await expect(message).toHaveValue('Forty mugs by Nauryz')
  })
})

test.describe('without a connection', () => {
  test.use({ tolerated: /ERR_FAILED|Failed to fetch/ })

  test('it tries three times and then says so, even when what draws toasts can’t be had', async ({ page, context }) => {
    // Measured in the page: on a busy machine Playwright may hear of a request late.
    await page.addInitScript(() => {
      const tries: number[] = []
      Object.assign(window, { tries })
      window.EventSource = class extends EventSource {
        constructor(address: string | URL) {
          tries.push(performance.now())
          super(address)
        }
      }
    })
    await context.route('**/api/realtime*', (route) => route.abort())
    await context.route('**/assets/toast-host-*', (route) => route.abort())
    await page.goto('/about')
    await isAlive(page)
    const toasts = page.getByRole('region', { name: t('shell:toasts') })
    const sentence = /Connection Error\s*Unable to connect to live updates\. Please refresh the page\./
    await expect(toasts).toContainText(sentence, { timeout: 30_000 })
    const tries = await page.evaluate(() => ('tries' in window ? (window.tries as number[]) : []))
    expect(tries).toHaveLength(4)
    for (const [index, leastMs] of [1000, 2000, 4000].entries())
      expect((tries[index + 1] ?? 0) - (tries[index] ?? 0), `pause ${index + 1}`).toBeGreaterThan(leastMs - 100)
    await expect(page.getByText(t('live:error.text'))).toBeHidden()
  })
})
