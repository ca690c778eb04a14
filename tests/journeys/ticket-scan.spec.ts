import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { filmOf, withCamera } from './support/camera.ts'
import { typeAsScanner } from './support/hand-scanner.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const phone = { width: 390, height: 844 }
const ofOrder = z.object({
  items: z.array(
    z.object({ order_item_id: z.string(), steps: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })) }),
  ),
})

// Requests without a network fail, which the browser logs.
test.use({ tolerated: /fetching the script|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 404/ })

const boardAddress = '/api/admin/production-queue?'

async function stepsOf(staff: Page, orderId: string) {
  const { items } = ofOrder.parse(await (await staff.request.get(`/api/admin/orders/${orderId}/production-steps`)).json())
  const [item] = items
  if (!item) throw new Error('nothing of the order is made by steps')
  return { itemId: item.order_item_id, steps: item.steps }
}

/** Makes a mug that has just been accepted; returns the code of its ticket. */
async function ticketOf(staff: Page, buyer: Page) {
  const { id, order_number: number } = await orderOne(buyer, 'manul-mug')
  const origin = test.info().project.use.baseURL ?? ''
  await staff.request.put(`/api/admin/orders/${id}/status`, { data: { status: 'processing' }, headers: { origin } })
  const { itemId, steps } = await stepsOf(staff, id)
  return { id, number, names: steps.map(({ name }) => name), code: `${origin}/admin/production-steps/${itemId}` }
}

const statusesOf = async (staff: Page, orderId: string) => (await stepsOf(staff, orderId)).steps.map(({ status }) => status)

test('a phone’s camera sees a job ticket: its next step is done, and taken back', async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
  page,
  someoneElse,
}) => {
  await signInAs(page, 'admin')
  const { id, number, names, code } = await ticketOf(page, await someoneElse())
  await withCamera({ playwright, launchOptions, contextOptions, baseURL }, filmOf(code), async (maker) => {
    await signInAs(maker, 'staff')
    await openPage(maker, '/admin/production-queue')
    await maker.getByRole('link', { name: t('admin-production:scan') }).click()
    await expect(maker.getByText(t('admin-tickets:verdict.done', { step: names[0] ?? '' }))).toBeVisible()
    await expect(maker.getByText(t('admin-tickets:about.next', { step: names[1] ?? '' }))).toBeVisible()
    await expect(maker.getByText(number)).toBeVisible()
    await expectNoBarriers(maker)
    await expectToFit(maker, 'a ticket that was scanned')
    await expect.poll(async () => (await statusesOf(page, id)).slice(0, 2)).toEqual(['done', 'pending'])
    // The same ticket is still in view and is not marked again by itself.
    await maker.getByRole('button', { name: t('admin-tickets:next') }).click()
    await expect(maker.getByText(t('admin-tickets:verdict.done', { step: names[1] ?? '' }))).toBeVisible()
    await expect.poll(async () => (await statusesOf(page, id)).slice(0, 2)).toEqual(['done', 'done'])
    await maker.getByRole('button', { name: t('admin-tickets:takeBack') }).click()
    await expect(maker.getByText(t('admin-camera:takenBack'))).toBeVisible()
    await expect.poll(async () => (await statusesOf(page, id)).slice(0, 2)).toEqual(['done', 'pending'])
  })
})

test(
  'without a network a scanned ticket is marked by the board of before, sent once, and one not known there is not guessed at',
  { tag: '@phone-alone' },
  async ({ page, context, someoneElse }) => {
    await page.setViewportSize(phone)
    await signInAs(page, 'staff')
    const colleague = await someoneElse()
    await signInAs(colleague, 'admin')
    const known = await ticketOf(colleague, await someoneElse())
    await openPage(page, '/admin/production-queue/scan')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // The first request of the board fails, as on an unstable network.
    const isMissed = page.waitForEvent('requestfailed', (request) => request.url().includes(boardAddress))
    await page.route(
      (url) => (url.pathname + url.search).includes(boardAddress),
      (route) => route.abort(),
      { times: 1 },
    )
    await page.reload()
    await isMissed
    await isAlive(page)
    await expect(page.getByText(/^Works offline/)).toBeVisible()
    await expectNoBarriers(page)
    await expectToFit(page, 'the camera for tickets')
    const later = await ticketOf(colleague, await someoneElse())

    const scan = (code: string) => typeAsScanner(page, code)
    await scan(`${known.code.slice(0, -36)}01a206b1-a8f2-746a-9ab8-000000000000`)
    await expect(page.getByText(t('admin-tickets:verdict.unknown'))).toBeVisible()
    await context.setOffline(true)
    await scan(known.code)
    await expect(page.getByText(t('admin-tickets:verdict.done', { step: known.names[0] ?? '' }))).toBeVisible()
    await expect(page.getByText(t('admin:presses.waiting', { count: 1 }))).toBeVisible()
    await scan(known.code)
    await expect(page.getByText(t('admin-tickets:verdict.waiting'), { exact: true })).toBeVisible()
    await expectNoBarriers(page)
    await scan(later.code)
    await expect(page.getByText(t('admin-tickets:verdict.unreachable'))).toBeVisible()
    await scan('UND-12345')
    await expect(page.getByText(t('admin-tickets:verdict.foreign'))).toBeVisible()
    await page.getByRole('button', { name: t('admin-tickets:next') }).click()

    await context.setOffline(false)
    await expect.poll(async () => (await statusesOf(colleague, known.id)).slice(0, 2)).toEqual(['done', 'pending'])
    await scan(later.code)
    await expect(page.getByText(t('admin-tickets:verdict.done', { step: later.names[0] ?? '' }))).toBeVisible()
    await expect.poll(async () => (await statusesOf(colleague, later.id))[0]).toBe('done')
  },
)
