import { expect, it } from 'vitest'
import { startOfDay } from '#contract/rules/shop-time.ts'
import { mondayOf, tellWeek, weekBefore } from '#modules/figures/weekly/weekly-figures-job.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { type MadeOrder, writeRows } from '#tests/support/figure-rows.ts'

const { admin, db, given, mails, member, shop } = await shopWithAccounts()
await Promise.all([admin('owner@example.com'), admin('second@example.com', false), member('buyer@example.com')])
const { id: productId } = await given.product({ name: 'Aport mug' })
// A fixed time, because a new week may begin during the test.
const now = new Date()
const ctx = () => ({ ...systemCtx(shop), clock: { now: () => now } })
const week = weekBefore(mondayOf(now))
const earlier = weekBefore(week.from)

/** A paid order of RM 10 per piece at noon of `day`. */
const bought = (day: string, quantity: number): Omit<MadeOrder, 'id'> => ({
  placedAt: new Date(startOfDay(day).getTime() + 12 * 3_600_000),
  status: 'completed',
  money: 'paid',
  language: 'en',
  country: 'MY',
  code: null,
  accountId: null,
  lines: [{ productId, quantity, sen: 1000 }],
})
const weeklyMails = () => db.selectFrom('mails').select('id').where('dedupe_key', 'like', 'weekly-figures:%').execute()

it('begins its weeks on Mondays of Kuala Lumpur, also at the change of the year', () => {
  expect(mondayOf(new Date('2026-11-22T15:59:59Z'))).toBe('2026-11-16')
  expect(mondayOf(new Date('2026-11-22T16:00:00Z'))).toBe('2026-11-23')
  expect(weekBefore('2026-01-05')).toEqual({ from: '2025-12-29', to: '2026-01-04' })
})

it('is not sent where it is switched off', async () => {
  await writeRows(db, { orders: [bought(earlier.to, 1), bought(week.from, 3), bought(week.to, 1)], visits: [] }, { orders: [], visits: [] })
  await changeSettings(shop, { weekly_figures: 'off' })
  await tellWeek(ctx())
  expect(await weeklyMails()).toEqual([])
  await changeSettings(shop, { weekly_figures: 'on' })
})

it('notifies every admin once a week of the largest changes, and nobody else', async () => {
  await tellWeek(ctx())
  await tellWeek(ctx())
  const mail = await mails.titled('owner@example.com', 'your week in numbers')
  await mails.titled('second@example.com', 'your week in numbers')
  expect(await weeklyMails()).toHaveLength(2)
  const toBuyer = await mails.mailsTo('buyer@example.com')
  expect(toBuyer.filter(({ subject }) => subject.includes('your week in numbers'))).toEqual([])
  expect(mail.text).toMatch(/Revenue[:\s]+RM\s10\.00 → RM\s40\.00 \(\+300\s?%\)/)
  expect(mail.text).toMatch(/Items ordered[:\s]+1 → 4/)
  expect(mail.text).toContain(`/admin/analytics?from=${week.from}&to=${week.to}`)
  // Unchanged figures are left out.
  expect(mail.text).not.toContain('Refunded')
})
