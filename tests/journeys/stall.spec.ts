import type { Page } from '@playwright/test'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { call } from './support/calls.ts'
import { filmOf, withCamera } from './support/camera.ts'
import { typeAsScanner } from './support/hand-scanner.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { newMember } from './support/new-member.ts'
import { copiesIn } from './support/offline.ts'
import { signInAs } from './support/signing-in.ts'
import { accept, codeOf, eventWith, handOver, isKept, memberCodeOf, orderAt, orderNow, paymentCodeOn, typeNumber } from './support/stall.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const phone = { width: 390, height: 844 }

// Requests without a network fail, and so do those of a second tab after the first signed out; browsers log both.
test.use({ tolerated: /fetching the script|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (401|404|409)/ })

const verdict = (page: Page, name: 'already_collected' | 'forged' | 'not_paid' | 'unknown' | 'wrong_event') =>
  page.getByText(t(`admin-scan:verdict.${name}`), { exact: true })

async function signOut(page: Page): Promise<void> {
  await openPage(page, '/logout')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:logout.submit') })
    .click()
  await expect(page).toHaveURL('/')
}

test('a camera sees real codes: an order is handed over, taken back and handed over once, and a member has their prices', async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
  page,
  someoneElse,
}) => {
  const admin = await someoneElse()
  await signInAs(admin, 'admin')
  const event = await eventWith(admin, ['manul-mug'])
  await newMember(page, 'camera')
  const order = await orderAt(page, event.id, 'manul-mug', 2)
  await accept(admin, order.id)
  const film = filmOf(await codeOf(page, event.id, order.id))

  await withCamera({ playwright, launchOptions, contextOptions, baseURL }, film, async (stall) => {
    await signInAs(stall, 'staff')
    await openPage(stall, `/admin/events/scan-orders?event=${event.id}`)
    await expect(handOver(stall, 2)).toBeVisible()
    await expect(stall.getByText(order.order_number)).toBeVisible()
    await expectNoBarriers(stall)
    await expectToFit(stall, 'what is handed over')
    await expect.poll(() => orderNow(admin, order.id)).toMatchObject({ status: 'completed', items: [{ handed_over: 2 }] })
    // While the code is still in view, it does not hand over again by itself.
    await stall.getByRole('button', { name: t('admin-scan:undo') }).click()
    await expect(stall.getByText(t('admin-camera:takenBack'))).toBeVisible()
    await expect.poll(() => orderNow(admin, order.id)).toMatchObject({ status: 'processing', items: [{ handed_over: 0 }] })

    await openPage(stall, `/admin/events/scan-orders?event=${event.id}`)
    await expect(handOver(stall, 2)).toBeVisible()
    await stall.getByRole('button', { name: t('admin-scan:handedOver') }).click()
    await expect(verdict(stall, 'already_collected')).toBeVisible()
    await expectNoBarriers(stall)
    await stall.getByRole('button', { name: t('admin-scan:next') }).click()
    await expect(verdict(stall, 'already_collected')).toBeVisible()

    await openPage(stall, `/admin/events/${event.id}/sales`)
    filmOf(await memberCodeOf(page), film)
    await stall.getByRole('button', { name: t('admin-counter:list'), exact: true }).click()
    await stall.getByText(t('admin-counter:member.title')).click()
    await stall.getByRole('button', { name: t('admin-counter:member.camera') }).click()
    await expect(stall.getByText(t('admin-counter:member.prices'))).toBeVisible()
    await expect(stall.getByRole('button', { name: t('admin-counter:member.remove') })).toBeVisible()
  })
})

test(
  'without a network a phone hands over, takes money and sells; all of it is sent once, and a double hand-over is reported',
  { tag: '@phone-alone' },
  async ({ page, context, someoneElse }) => {
    const admin = await someoneElse()
    await signInAs(admin, 'admin')
    const event = await eventWith(admin, ['manul-mug', 'shai-mug'])
    const buyer = await someoneElse()
    await newMember(buyer, 'stall')
    const paid = await orderAt(buyer, event.id, 'manul-mug', 2)
    const twice = await orderAt(buyer, event.id, 'manul-mug', 1)
    for (const { id } of [paid, twice]) await accept(admin, id)
    const unpaid = await orderAt(buyer, event.id, 'shai-mug', 1, 'cash')
    const code = await codeOf(buyer, event.id, paid.id)
    const forged = code.slice(0, -20) + code.slice(-20).replaceAll(/[A-M]/g, (letter) => (letter === 'A' ? 'B' : 'A'))

    await page.setViewportSize(phone)
    await signInAs(page, 'staff')
    await openPage(page, `/admin/events/scan-orders?event=${event.id}`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    await isAlive(page)
    await expect(page.getByText(t('admin-scan:collected', { done: 0, total: 3 }))).toBeVisible()
    await isKept(page, event.id)

    await context.setOffline(true)
    await page.reload()
    await isAlive(page)
    await expect(page.getByText(t('admin-scan:collected', { done: 0, total: 3 }))).toBeVisible()
    await expectNoBarriers(page)

    // A scanner types its code, whichever element has the focus.
    await typeAsScanner(page, forged)
    await expect(verdict(page, 'forged')).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: t('admin-scan:next') }).click()
    await typeAsScanner(page, code)
    await expect(handOver(page, 2)).toBeVisible()
    await page.getByRole('button', { name: t('admin-scan:handedOver') }).click()
    await typeNumber(page, paid.order_number)
    await expect(verdict(page, 'already_collected')).toBeVisible()
    await page.getByRole('button', { name: t('admin-scan:next') }).click()

    await typeNumber(page, unpaid.order_number.replaceAll(/\D/g, ''))
    await expect(verdict(page, 'not_paid')).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: t('admin-scan:takeMoney', { amount: `RM ${unpaid.total.toFixed(2)}` }) }).click()
    await page.getByRole('button', { name: '50', exact: true }).click()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: /^Take RM\s50\.00, give/ }).click()
    await expect(handOver(page, 1)).toBeVisible()
    await page.getByRole('button', { name: t('admin-scan:handedOver') }).click()

    // A colleague who is online hands over this one first.
    await call(admin, '/api/admin/events/scans', {
      scans: [
        {
          scan_id: crypto.randomUUID(),
          code: twice.order_number,
          event_id: event.id,
          scanned_at: new Date().toISOString(),
          device: 'table-2',
        },
      ],
    })
    await typeNumber(page, twice.order_number)
    await expect(handOver(page, 1)).toBeVisible()
    await page.getByRole('button', { name: t('admin-scan:handedOver') }).click()

    await page.goto(`/admin/events/${event.id}/sales`)
    await isAlive(page)
    await page.getByRole('button', { name: /^(\d in the sale)?\s*Monday manul mug/ }).click()
    await page.getByRole('button', { name: t('admin-counter:pay'), exact: true }).click()
    await page.getByRole('button', { name: t('admin-stall:pay.method.card') }).click()
    await page.getByRole('button', { name: t('admin-stall:pay.cardDone') }).click()
    await expect(page.getByText(/^Saved on this phone as/)).toBeVisible()
    await page.getByRole('button', { name: t('admin-counter:done.next') }).click()
    expect((await orderNow(admin, paid.id)).status).toBe('processing')

    const sent: string[] = []
    context.on('request', (request) => {
      if (request.method() === 'POST' && /scans|payments|sales/.test(request.url())) sent.push(new URL(request.url()).pathname)
    })
    const other = await context.newPage()
    await other.goto(`/admin/events/${event.id}/sales`)
    await isAlive(other)
    await context.setOffline(false)
    await expect.poll(async () => (await orderNow(admin, paid.id)).status).toBe('completed')
    await expect.poll(async () => (await orderNow(admin, unpaid.id)).status).toBe('completed')
    expect(await orderNow(admin, unpaid.id)).toMatchObject({ payment_status: 'paid' })
    await expect.poll(async () => (await (await admin.request.get(`/api/admin/events/${event.id}/sales`)).json()).total).toBe(1)
    await expect(page.getByRole('button', { name: t('admin-stall:queue.attention', { count: 1 }) })).toBeVisible()
    await page.getByRole('button', { name: t('admin-stall:queue.attention', { count: 1 }) }).click()
    const conflict = page.getByText(t('admin-stall:queue.conflictTitle'))
    await expect(conflict).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: t('admin-stall:queue.settled') }).click()
    await expect(conflict).toBeHidden()
    // Of two tabs only one sends, and sends each request once.
    expect(sent.filter((path) => path.endsWith('/payments'))).toHaveLength(1)
    expect(sent.filter((path) => path.endsWith('/sales'))).toHaveLength(1)

    await signOut(page)
    await expect.poll(async () => (await copiesIn(page)).filter(({ address }) => address.includes('/admin/'))).toEqual([])
  },
)

test('a counter day: pieces are brought, sold to somebody and a member, one sale is voided, and the report agrees', async ({
  page,
  someoneElse,
}) => {
  const buyer = await someoneElse()
  const member = await newMember(buyer, 'counter')
  await signInAs(page, 'admin')
  const event = await eventWith(page, ['manul-mug'], 5)
  await page.setViewportSize({ width: 1024, height: 768 })
  await openPage(page, `/admin/events/${event.id}/sales`)
  const add = page.getByRole('button', { name: /^(\d in the sale)?\s*Monday manul mug/ })
  await add.click()
  await add.click()
  await expectNoBarriers(page)
  await expectToFit(page, 'the counter')
  await page.getByRole('button', { name: /^Pay RM/ }).click()
  await page.getByRole('button', { name: '100', exact: true }).click()
  await page.getByRole('button', { name: /^Take RM/ }).click()
  await expect(page.getByText(/^Receipt UND-\d+/)).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: t('admin-counter:done.next') }).click()

  await page.getByText(t('admin-counter:member.title')).click()
  await page.getByLabel(t('admin-counter:member.find')).fill(member.email)
  await page.getByRole('button', { name: t('admin-counter:member.search') }).click()
  await page.getByRole('button', { name: member.email }).click()
  await expect(page.getByText(t('admin-counter:member.prices'))).toBeVisible()
  // The same person by the code of their account, as a hand scanner types it.
  await page.getByRole('button', { name: t('admin-counter:member.remove') }).click()
  await openPage(buyer, '/account')
  const spelled = await buyer.getByRole('img', { name: t('account:overview.code') }).getAttribute('alt')
  await typeAsScanner(page, spelled?.replace(/^.*: /, '') ?? '')
  await expect(page.getByText(t('admin-counter:member.prices'))).toBeVisible()

  await add.click()
  await page.getByRole('button', { name: /^Pay RM/ }).click()
  await page.getByRole('button', { name: t('admin-stall:pay.method.qr') }).click()
  const code = await paymentCodeOn(page)
  expect(code.merchant).toBe('TULPAR DEMO (NO PAYMENT)')
  const paid = page.getByRole('button', { name: t('admin-stall:pay.qrPaid', { amount: `RM ${code.amount}` }) })
  await expect(paid).toBeVisible()
  await expectNoBarriers(page)
  await paid.click()
  await page.getByRole('button', { name: t('admin-counter:done.next') }).click()
  await page.getByRole('button', { name: t('admin-counter:sales'), exact: true }).click()
  await expect(page.getByText(t('admin-counter:history.totals', { count: 2 }))).toBeVisible()
  await expectNoBarriers(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: t('admin-counter:history.member') })
    .getByRole('button', { name: t('admin-counter:history.void') })
    .click()
  await page.getByRole('dialog').getByLabel(t('admin-counter:history.reason')).fill('Pressed twice')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Void RM/ })
    .click()
  await expect(page.getByText(t('admin-counter:history.totals', { count: 1 }))).toBeVisible()

  await page.getByRole('link', { name: t('admin-counter:report') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const report = await (await page.request.get(`/api/admin/events/${event.id}/report`)).json()
  expect(report).toMatchObject({ totals: { sales: 1, units: 2, voided: 1 } })
  const inventory = await (await page.request.get(`/api/admin/events/${event.id}/inventory`)).json()
  expect(inventory.items[0]).toMatchObject({ allocated: 5, sold: 2, remaining: 3 })
})

test(
  'a buyer’s code is large, opens without a network, and goes with the sign-out',
  { tag: '@phone-alone' },
  async ({ page, context, someoneElse }) => {
    const admin = await someoneElse()
    await signInAs(admin, 'admin')
    const event = await eventWith(admin, ['manul-mug'])
    await page.setViewportSize(phone)
    await newMember(page, 'code')
    const order = await orderAt(page, event.id, 'manul-mug', 1)
    await accept(admin, order.id)
    const path = `/events/${event.id}/qr/${order.id}`
    await openPage(page, path)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await openPage(page, path)
    await expect(page.getByRole('img', { name: t('event-code:codeLabel', { number: order.order_number }) })).toBeVisible()
    await expectNoBarriers(page)
    await expectToFit(page, path)
    for (const prefix of ['/ru', '/kk']) {
      await openPage(page, prefix + path)
      await expectNoBarriers(page)
      await expectToFit(page, prefix + path)
    }
    const kept = async () => (await copiesIn(page)).filter(({ address }) => address.includes('/qr/'))
    await expect.poll(async () => (await kept()).length).toBe(3)
    for (const { text } of await kept()) expect(text).not.toMatch(/Nurul|Izzah|Aigerim|60 12 345|pickup.*@/)

    await context.setOffline(true)
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1, name: t('event-code:heading') })).toBeVisible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: t('event-code:save') }).click()
    expect((await saving).suggestedFilename()).toBe(`collection-${order.order_number}.png`)
    await context.setOffline(false)

    const stranger = await someoneElse()
    expect((await stranger.request.get(path)).status()).toBe(404)
    await signOut(page)
    await expect.poll(kept).toEqual([])
  },
)
