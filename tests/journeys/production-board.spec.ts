import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { flick } from './support/flick.ts'
import { expect, openPage, test } from './support/journey.ts'
import { orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const ofOrder = z.object({
  items: z.array(
    z.object({ order_item_id: z.string(), name: z.string(), steps: z.array(z.object({ name: z.string(), status: z.string() })) }),
  ),
})

/** Makes a mug that has just been accepted; returns its order, item and steps. */
async function inWork(page: Page, buyer: Page) {
  const { id, order_number: number } = await orderOne(buyer, 'manul-mug')
  const origin = test.info().project.use.baseURL ?? ''
  await page.request.put(`/api/admin/orders/${id}/status`, { data: { status: 'processing' }, headers: { origin } })
  const { items } = ofOrder.parse(await (await page.request.get(`/api/admin/orders/${id}/production-steps`)).json())
  const [item] = items
  if (!item) throw new Error('nothing of the order is made by steps')
  return { id, number, itemId: item.order_item_id, name: item.name, steps: item.steps.map(({ name }) => name) }
}

const columnOf = (page: Page, step: string) => page.locator('[data-column]').filter({ has: page.getByRole('heading', { name: step }) })
const card = (page: Page, itemId: string) => page.locator(`[data-card="${itemId}"]`)

async function middleOf(page: Page, selector: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const box = await selector.boundingBox()
  if (!box) throw new Error('nothing to be seen there')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 90) }
}

test('a card is moved by mouse, keys and touch, and others on the board see who moves it', async ({ page, someoneElse }) => {
  await signInAs(page, 'staff')
  const colleague = await someoneElse()
  await signInAs(colleague, 'admin')
  const { number, itemId, name, steps } = await inWork(colleague, await someoneElse())
  const [first = '', second = ''] = steps
  const address = `/admin/production-queue?q=${number}`
  // All columns fit into the window, so the board does not scroll during the drag.
  await page.setViewportSize({ width: 3000, height: 900 })
  await openPage(colleague, address)
  await openPage(page, address)
  await expect(columnOf(page, first).locator('[data-card]')).toHaveCount(1)
  // Other journeys may also have the board open.
  const here = (name: string) => new RegExp(`^${t('admin-production:here', { names: `.*${name}` })}`)
  await expect(page.getByText(here('Farid bin Hassan'))).toBeAttached()
  await expect(colleague.getByText(here('Olga Kim'))).toBeAttached()

  const from = await middleOf(page, card(page, itemId).locator('p').first())
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 })
  // Columns of another type's steps may appear during the drag.
  await expect(async () => {
    const to = await middleOf(page, columnOf(page, second))
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await expect(columnOf(page, second)).toHaveClass(/border-lapis/, { timeout: 2000 })
  }).toPass()
  await expect(colleague.getByText(/is moving this$/)).toBeVisible()
  await page.mouse.up()
  await expect(columnOf(page, second).locator('[data-card]')).toHaveCount(1)
  await expect(colleague.getByText(/is moving this$/)).toBeHidden()
  await expect(columnOf(colleague, second).locator('[data-card]')).toHaveCount(1)

  const spoken = page.locator('[aria-live="assertive"]').filter({ hasText: name })
  await expect(spoken).toHaveText(t('admin-production:dropped', { name, step: second }))
  await card(page, itemId).locator('[data-handle]').focus()
  await page.keyboard.press(' ')
  await expect(spoken).toHaveText(t('admin-production:lifted', { name, step: second }))
  await expect(colleague.getByText(/is moving this$/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(spoken).toHaveText(t('admin-production:putBack', { name }))
  await expect(colleague.getByText(/is moving this$/)).toBeHidden()

  const touch = await page.context().newCDPSession(page)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const handle = await middleOf(page, card(page, itemId).locator('[data-handle]'))
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await put('touchStart', [handle])
  await put('touchMove', [{ x: handle.x - 20, y: handle.y + 10 }])
  await expect(async () => {
    const aim = await middleOf(page, columnOf(page, first))
    await put('touchMove', [{ x: (handle.x + aim.x) / 2, y: aim.y }])
    await put('touchMove', [aim])
    await expect(columnOf(page, first)).toHaveClass(/border-lapis/, { timeout: 2000 })
  }).toPass()
  await put('touchEnd', [])
  await expect(columnOf(page, first).locator('[data-card]')).toHaveCount(1)
})

test('work is found during typing, and walked from item to item by keys', async ({ page, someoneElse }) => {
  await signInAs(page, 'admin')
  const { number, itemId } = await inWork(page, await someoneElse())
  await openPage(page, '/admin/production-queue')
  await page.keyboard.press('/')
  await page.keyboard.type(number)
  await expect(page).toHaveURL(new RegExp(`q=${number}`))
  await expect(page.locator('[data-card]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  for (const view of ['', '&view=list']) {
    await openPage(page, `/admin/production-queue?q=${number}${view}`)
    await page.keyboard.press('j')
    const link = page.locator(`[data-card="${itemId}"], [data-item="${itemId}"]`).filter({ visible: true }).getByRole('link')
    await expect(link).toBeFocused()
    await page.keyboard.press('k')
    await expect(link).toBeFocused()
  }
})

test('a card that is dropped before anything was drawn lands under the pointer', async ({ page, someoneElse }) => {
  await signInAs(page, 'admin')
  const { number, itemId, steps } = await inWork(page, await someoneElse())
  const [, second = ''] = steps
  await page.setViewportSize({ width: 3000, height: 900 })
  await openPage(page, `/admin/production-queue?q=${number}`)
  await flick(card(page, itemId).locator('p').first(), columnOf(page, second))
  await expect(columnOf(page, second).locator('[data-card]')).toHaveCount(1)
})

test('a card that is put down by keys stays where it was put, and keeps the focus', async ({ page, someoneElse }) => {
  await signInAs(page, 'admin')
  const { number, itemId, name, steps } = await inWork(page, await someoneElse())
  const [first = '', second = ''] = steps
  await openPage(page, `/admin/production-queue?q=${number}`)
  await expect(columnOf(page, first).locator('[data-card]')).toHaveCount(1)
  const handle = card(page, itemId).locator('[data-handle]')
  const spoken = page.locator('[aria-live="assertive"]')

  // Holds the board's data until the card has been checked in its new column.
  const { promise: isLookedAt, resolve: letThrough } = Promise.withResolvers<undefined>()
  await page.route('**/*.data*', async (route) => {
    await isLookedAt
    await route.continue()
  })
  await handle.focus()
  await page.keyboard.press(' ')
  // There are columns of other products in between.
  while ((await spoken.textContent()) !== second) await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await expect(columnOf(page, second).locator('[data-card]')).toHaveCount(1)
  await expect(handle).toBeFocused()
  // A new element would lack this attribute.
  await handle.evaluate((drawn) => drawn.setAttribute('data-seen', ''))
  letThrough(undefined)
  await expect(spoken).toHaveText(t('admin-production:dropped', { name, step: second }))
  await expect(handle).toHaveAttribute('data-seen')
  await expect(handle).toBeFocused()
  await page.keyboard.press(' ')
  await expect(spoken).toHaveText(t('admin-production:lifted', { name, step: second }))
})

test('a card that is picked up while it is on its way starts from where it is shown', async ({ page, someoneElse }) => {
  await signInAs(page, 'admin')
  const { number, itemId, name, steps } = await inWork(page, await someoneElse())
  const [first = '', second = ''] = steps
  const address = `/admin/production-queue?q=${number}`
  await openPage(page, address)
  const handle = card(page, itemId).locator('[data-handle]')
  const spoken = page.locator('[aria-live="assertive"]')
  let mayArrive = Promise.withResolvers<void>()
  await page.route('**/api/admin/production-queue/moves*', async (route) => {
    await mayArrive.promise
    await route.continue()
  })
  async function lift(from: string) {
    await expect(handle).toBeFocused()
    await page.keyboard.press(' ')
    await expect(spoken).toHaveText(t('admin-production:lifted', { name, step: from }))
  }
  async function drop(to: string, key: 'ArrowLeft' | 'ArrowRight') {
    while ((await spoken.textContent()) !== to) await page.keyboard.press(key)
    await page.keyboard.press(' ')
    await expect(columnOf(page, to).locator('[data-card]')).toHaveCount(1)
  }

  await handle.focus()
  await lift(first)
  await drop(second, 'ArrowRight')
  await lift(second)
  await drop(first, 'ArrowLeft')
  mayArrive.resolve()
  await expect(spoken).toHaveText(t('admin-production:dropped', { name, step: first }))
  await openPage(page, address)
  await expect(columnOf(page, first).locator('[data-card]')).toHaveCount(1)

  // The message about the arrival does not replace the message about the card in hand.
  mayArrive = Promise.withResolvers()
  await handle.focus()
  await lift(first)
  await drop(second, 'ArrowRight')
  await lift(second)
  mayArrive.resolve()
  await expect(page.getByText(t('admin-production:dropped', { name, step: second }))).toBeVisible()
  await expect(spoken).toHaveText(t('admin-production:lifted', { name, step: second }))
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
})

test(
  'a step is assigned, a spoiled piece remade, and the list and the calendar show both',
  { tag: '@phone' },
  async ({ page, someoneElse }) => {
    await signInAs(page, 'admin')
    const { number, itemId, name, steps } = await inWork(page, await someoneElse())
    const address = `/admin/production-queue?q=${number}`
    await openPage(page, address)
    await page.getByRole('button', { name: t('admin-production:menu', { name, number }) }).click()
    const dialog = page.getByRole('dialog')
    const who = dialog.getByLabel(t('admin-production:who', { step: steps[0] ?? '' }))
    // From the demo; a person whom another journey invites may soon be gone.
    const worker = 'Olga Kim'
    await who.selectOption({ label: worker })
    await expect(card(page, itemId).getByText(worker)).toBeVisible()
    await dialog.getByText(t('admin-production:remake.title')).first().click()
    await dialog.getByRole('button', { name: t('admin-production:steps.reason.misprint') }).click()
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: t('admin-production:remake.button') }).click()
    await expect(page.getByText(t('admin-production:remade', { reason: t('admin-production:steps.reason.misprint') }))).toBeVisible()
    await expect(page.locator('[data-card]')).toHaveCount(2)

    for (const view of ['list', 'calendar'] as const) {
      await page.getByRole('link', { name: t(`admin-production:view.${view}`), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`view=${view}`))
      await expect(page.getByRole('link', { name: new RegExp(number) })).toHaveCount(2)
      await expectNoBarriers(page)
      await expectToFit(page, `the board as a ${view}`)
    }
    await openPage(page, `${address}&view=list`)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByLabel(t('admin-production:giveAll')).selectOption({ label: t('admin-production:nobody') })
    // The changes are sent one after another; then the selection is empty.
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(
      page.locator('[data-item]:visible').filter({ has: page.getByText(t('admin-production:nobody'), { exact: true }) }),
    ).toHaveCount(2)

    await openPage(page, `/admin/production-steps/${itemId}`)
    const choice = page.getByLabel(t('admin-production:steps.whoOf', { step: steps[1] ?? '' }))
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await choice.selectOption({ label: worker })
    await saved
    await page.reload()
    await expect(choice.locator('option:checked')).toHaveText(worker)
    await page.getByRole('link', { name: t('admin-production:steps.reason.misprint') }).click()
    await expect(page.getByText(t('admin-production:remake.of'))).toBeVisible()
    await expectNoBarriers(page)
    await expectToFit(page, 'the steps of a piece made again')
  },
)
