import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { queuedIn } from './support/queued.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const phone = { width: 390, height: 844 }
const ofOrder = z.object({
  items: z.array(
    z.object({
      order_item_id: z.string(),
      steps: z.array(z.object({ id: z.string(), name: z.string(), status: z.string(), photos: z.array(z.unknown()) })),
    }),
  ),
})

// Requests without a network, refused presses and photos, and missing pages fail, which the browser logs.
test.use({ tolerated: /fetching the script|ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|status of 40[49]/ })

async function stepsOf(page: Page, orderId: string) {
  const { items } = ofOrder.parse(await (await page.request.get(`/api/admin/orders/${orderId}/production-steps`)).json())
  const [item] = items
  if (!item) throw new Error('nothing of the order is made by steps')
  return { itemId: item.order_item_id, steps: item.steps }
}

/** Returns the number of photos of each of the first two steps. */
async function photosOf(page: Page, orderId: string): Promise<number[]> {
  return (await stepsOf(page, orderId)).steps.slice(0, 2).map(({ photos }) => photos.length)
}

async function change(page: Page, method: 'PUT' | 'PATCH', path: string, data: object): Promise<void> {
  const origin = test.info().project.use.baseURL ?? ''
  const answer = await page.request.fetch(path, { method, data, headers: { origin } })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
}

test('a type is made, an order accepted, made on a phone and shipped, while its buyer looks on', async ({ page, someoneElse }) => {
  const desk = await someoneElse()
  await signInAs(desk, 'admin')
  await openPage(desk, '/admin/product-types/new')
  const name = `Engraved mug ${Date.now()}`
  await desk.locator('#edit-texts-en-name').fill(name)
  await desk.getByLabel(t('admin-product-types:perDay')).fill('120')
  for (const [place, step] of ['Engrave', 'Wash'].entries()) {
    await desk.getByRole('button', { name: t('admin-product-types:addStep') }).click()
    await desk.locator('#edit-steps li').nth(place).locator('input[id$="-en-name"]').fill(step)
  }
  await desk.getByRole('button', { name: t('admin-edit:save') }).click()
  await expect(desk).toHaveURL(/\/admin\/product-types\/edit\//)
  const typeId = new URL(desk.url()).pathname.split('/').at(-1)
  const { id: productId } = z.object({ id: z.string() }).parse(await (await desk.request.get('/api/products/manul-mug')).json())
  await change(desk, 'PATCH', `/api/admin/products/${productId}`, { product_type_id: typeId })

  await newMember(page, 'made')
  const { id, order_number: number } = await orderOne(page, 'manul-mug', { quantity: 2 })
  await openPage(page, `/account/orders/${id}`)
  await openPage(desk, `/admin/orders/${number}`)
  await desk.getByRole('button', { name: t('admin:markAs.processing') }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('admin:markAs.processing') })
    .click()
  await expect(desk.getByText(t('admin:marked.processing', { number }))).toBeVisible()
  await expect(page.getByText(t('order:made.some', { done: 0, total: 1 }))).toBeVisible()

  const maker = await someoneElse()
  await maker.setViewportSize(phone)
  await signInAs(maker, 'staff')
  await openPage(maker, `/admin/production-queue?type=${typeId}`)
  await maker.getByRole('link', { name: number }).click()
  await expect(maker.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expectNoBarriers(maker)
  await expectToFit(maker, 'the steps of an item')
  for (const path of ['/admin/production-queue', '/admin/production-figures', `/admin/production-queue?type=${typeId}`]) {
    await openPage(maker, path)
    await expectNoBarriers(maker)
    await expectToFit(maker, path)
  }
  await maker.getByRole('link', { name: number }).click()
  await maker.getByRole('button', { name: t('admin-production:steps.doneNext', { step: 'Wash' }) }).click()
  await maker.getByRole('button', { name: t('admin-production:steps.done'), exact: true }).click()
  await expect(maker.getByText(t('admin-production:steps.allDone'))).toBeVisible()
  await expect(page.getByText(t('order:made.all'))).toBeVisible()

  await openPage(desk, '/admin/orders?ready=true')
  const row = desk.getByRole('row').filter({ hasText: number })
  await expect(row.getByText(t('admin-orders:ready'))).toBeVisible()
  await change(desk, 'PUT', `/api/admin/orders/${id}/status`, { status: 'shipped' })
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.shipped') })).toBeVisible()
})

test('presses without a network wait, are sent once and in order, and a late one is shown until it is read', async ({
  page,
  context,
  someoneElse,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: (kind: string) => {
          document.documentElement.dataset['awake'] = kind
          return Promise.resolve({ release: () => Promise.resolve() })
        },
      },
    })
  })
  const buyer = await someoneElse()
  const { id } = await orderOne(buyer, 'pomegranate-mug')
  const colleague = await someoneElse()
  await signInAs(colleague, 'admin')
  await change(colleague, 'PUT', `/api/admin/orders/${id}/status`, { status: 'processing' })
  const { itemId, steps } = await stepsOf(colleague, id)
  const [first, second, third] = steps.map((step) => step.name)

  await page.setViewportSize(phone)
  await signInAs(page, 'staff')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData() ?? '')
  })
  await openPage(page, `/admin/production-steps/${itemId}`)
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'screen')

  await context.setOffline(true)
  await page.getByRole('button', { name: t('admin-production:steps.doneNext', { step: second ?? '' }) }).click()
  await page.getByRole('button', { name: t('admin-production:steps.doneNext', { step: third ?? '' }) }).click()
  await expect(page.getByText(t('admin:presses.waiting', { count: 2 }))).toBeVisible()
  expect(await queuedIn(page)).toBe(2)
  // A colleague has done the first of them in the meantime.
  await change(colleague, 'PATCH', `/api/admin/order-items/${itemId}/production-steps/${steps[0]?.id}`, { status: 'done' })

  await context.setOffline(false)
  await expect(page.getByText(t('admin:presses.refused', { count: 1 }))).toBeVisible()
  await expect(page.getByText(t('admin:presses.waiting', { count: 2 }))).toBeHidden()
  await expect
    .poll(async () => (await stepsOf(colleague, id)).steps.slice(0, 3).map(({ status }) => status))
    .toEqual(['done', 'done', 'pending'])
  await page.reload()
  const refused = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: first ?? '' })
  await expect(refused).toBeVisible()
  await refused.getByRole('button', { name: t('admin:presses.understood') }).click()
  await expect(refused).toBeHidden()
})

test('a read in progress while a press was answered does not undo the press', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  const { id } = await orderOne(buyer, 'pomegranate-mug')
  const colleague = await someoneElse()
  await signInAs(colleague, 'admin')
  await change(colleague, 'PUT', `/api/admin/orders/${id}/status`, { status: 'processing' })
  const { itemId, steps } = await stepsOf(colleague, id)
  await signInAs(page, 'staff')
  await openPage(page, `/admin/production-steps/${itemId}`)

  // Holds the first load until the press is answered; later loads fail without a network.
  const [read, answered, readAgain] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let readings = 0
  await page.route(/\.data\?_routes=.*item-page/, async (route) => {
    readings += 1
    if (readings > 1) {
      readAgain.resolve()
      return route.abort('internetdisconnected')
    }
    const response = await route.fetch()
    read.resolve()
    await answered.promise
    return route.fulfill({ response })
  })
  await change(colleague, 'PATCH', `/api/admin/order-items/${itemId}/production-steps/${steps[1]?.id}`, { note: 'Thin ink' })
  await read.promise
  const pressAnswered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: t('admin-production:steps.doneNext', { step: steps[1]?.name ?? '' }) }).click()
  await (await pressAnswered).finished()
  const counted = page.getByText(t('admin-production:steps.count', { done: 1, total: steps.length }))
  await expect(counted).toBeVisible()
  answered.resolve()
  await readAgain.promise
  await expect(counted).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin-production:steps.doneNext', { step: steps[2]?.name ?? '' }) })).toBeVisible()
})

test('waiting presses are sent, and refused ones shown, also where the page itself can no longer be read', async ({
  page,
  context,
  someoneElse,
}) => {
  const buyer = await someoneElse()
  const { id } = await orderOne(buyer, 'pomegranate-mug')
  const colleague = await someoneElse()
  await signInAs(colleague, 'admin')
  await change(colleague, 'PUT', `/api/admin/orders/${id}/status`, { status: 'processing' })
  const { itemId, steps } = await stepsOf(colleague, id)
  await page.setViewportSize(phone)
  await signInAs(page, 'staff')
  await openPage(page, `/admin/production-steps/${itemId}`)

  await context.setOffline(true)
  await page.getByRole('button', { name: t('admin-production:steps.doneNext', { step: steps[1]?.name ?? '' }) }).click()
  await expect(page.getByText(t('admin:presses.waiting', { count: 1 }))).toBeVisible()
  await change(colleague, 'PUT', `/api/admin/orders/${id}/status`, { status: 'cancelled' })
  // Holds the press until loading the page has ended in its error screen.
  const gone = page.getByRole('heading', { name: t('admin:notFound.title') })
  await page.route(/\.data\?_routes=.*item-page/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(itemId, crypto.randomUUID()) }) }),
  )
  await page.route(/\/api\/.*\/production-steps\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PATCH') await gone.waitFor()
    await route.continue()
  })
  await context.setOffline(false)
  await expect(gone).toBeVisible()
  // The offered undo names the step, too, and is shown as well.
  const refused = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: steps[0]?.name ?? '' })
  await expect(refused).toBeVisible()
  await expectToFit(page, 'what was refused')
  await refused.getByRole('button', { name: t('admin:presses.understood') }).click()
  await expect(refused).toBeHidden()
})

test(
  'a photograph that is taken without a network waits with the presses, goes out once and in its place',
  { tag: '@phone-alone' },
  async ({ page, context, someoneElse }) => {
    const buyer = await someoneElse()
    const { id } = await orderOne(buyer, 'pomegranate-mug')
    await page.setViewportSize(phone)
    await signInAs(page, 'admin')
    await change(page, 'PUT', `/api/admin/orders/${id}/status`, { status: 'processing' })
    const { itemId, steps } = await stepsOf(page, id)
    const sent: string[] = []
    // Counts only requests that arrive, because failed ones are sent again.
    page.on('requestfinished', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/production-steps/')) sent.push(request.method())
    })
    await openPage(page, `/admin/production-steps/${itemId}`)

    await context.setOffline(true)
    const picture = {
      name: 'flaw.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#9c1c38' } })
        .png()
        .toBuffer(),
    }
    await page.locator('input[type="file"]').setInputFiles(picture)
    await expect(page.getByText(t('admin-production:steps.photo.kept', { name: 'flaw.png' }))).toBeVisible()
    await page.getByRole('button', { name: t('admin-production:steps.doneNext', { step: steps[1]?.name ?? '' }) }).click()
    await expect(page.getByText(t('admin:presses.waiting', { count: 2 }))).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText(t('admin:presses.waiting', { count: 2 }))).toBeHidden()
    await expect.poll(async () => photosOf(page, id)).toEqual([1, 0])
    await expect.poll(() => sent).toEqual(['POST', 'PATCH'])

    // A second photo, whose item leaves production before the network returns. The page reports that, and nothing waits forever.
    await context.setOffline(true)
    await page.locator('input[type="file"]').setInputFiles(picture)
    await expect(page.getByText(t('admin-production:steps.photo.kept', { name: 'flaw.png' }))).toBeVisible()
    const colleague = await someoneElse()
    await signInAs(colleague, 'admin')
    await change(colleague, 'PUT', `/api/admin/orders/${id}/status`, { status: 'cancelled' })
    await context.setOffline(false)
    const refused = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: t('admin:presses.photo') })
    await expect(refused).toBeVisible()
    await expectNoBarriers(page)
    await expect.poll(async () => photosOf(page, id)).toEqual([1, 0])
  },
)
