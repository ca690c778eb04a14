import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { cashRounding } from '#contract/rules/cash-rounding.ts'
import { leftOutReasons } from '#contract/rules/einvoice-rules.ts'
import { add, fromSen, type Money, money, share, subtract, toSen, zero } from '#contract/rules/money.ts'
import { startOfDay } from '#contract/rules/shop-time.ts'
import { settableClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeMonthFile } from './month-file.ts'
import { readMonth, readPortalFigures } from './read-month.ts'

const { db } = await testDatabase()
const ctx = { db, clock: settableClock('2026-12-03T04:00:00Z') }

/** A payment or refund of an order. `at`: days after 1 November; `back`: sen. */
type Move = { at: number; paid?: true | 'not'; back?: (total: number) => number }
const fates: readonly { name: string; moves: readonly Move[] }[] = [
  { name: 'unpaid', moves: [] },
  { name: 'paid', moves: [{ at: 3, paid: true }] },
  { name: 'paid in October', moves: [{ at: -4, paid: true }] },
  { name: 'paid in December', moves: [{ at: 32, paid: true }] },
  {
    name: 'part went back',
    moves: [
      { at: 3, paid: true },
      { at: 9, back: (total) => Math.ceil(total / 3) },
    ],
  },
  {
    name: 'parts went back twice, once in December',
    moves: [
      { at: 3, paid: true },
      { at: 9, back: (total) => Math.floor(total / 7) },
      { at: 31, back: (total) => Math.floor(total / 5) },
    ],
  },
  {
    name: 'all went back',
    moves: [
      { at: 3, paid: true },
      { at: 9, back: (total) => total },
    ],
  },
  {
    name: 'all went back in parts',
    moves: [
      { at: 3, paid: true },
      { at: 9, back: (total) => Math.floor(total / 2) },
      { at: 12, back: (total) => total - Math.floor(total / 2) },
    ],
  },
  {
    name: 'October’s, part went back',
    moves: [
      { at: -4, paid: true },
      { at: 6, back: (total) => Math.ceil(total / 4) },
    ],
  },
  {
    name: 'all went back and it was paid again',
    moves: [
      { at: 3, paid: true },
      { at: 9, back: (total) => total },
      { at: 11, paid: true },
    ],
  },
  {
    name: 'a refund came back to the shop',
    moves: [
      { at: 3, paid: true },
      { at: 9, back: (total) => Math.ceil(total / 3) },
      { at: 13, back: (total) => -Math.ceil(total / 3) },
    ],
  },
  {
    name: 'the money did not arrive',
    moves: [
      { at: 3, paid: true },
      { at: 4, paid: 'not' },
    ],
  },
  {
    name: 'the money arrived later',
    moves: [
      { at: 3, paid: true },
      { at: 4, paid: 'not' },
      { at: 8, paid: true },
    ],
  },
  { name: 'free', moves: [{ at: 3, paid: true }] },
  { name: 'above RM 10,000', moves: [{ at: 3, paid: true }] },
]

type Made = { id: string; fate: string; total: Money; tax: Money; paid: Money; refunded: Money }

/** Repeatable figures, spread over the sen. */
function priceOf(place: number): Money {
  return fromSen(1 + ((place * 7919) % 40_009))
}

async function make(place: number): Promise<Made> {
  const fate = fates[place % fates.length] ?? { name: '', moves: [] }
  const isCash = place % 4 === 0
  const subtotal = fate.name === 'free' ? zero : fate.name === 'above RM 10,000' ? money(10_000) : priceOf(place)
  const discount = fate.name === 'above RM 10,000' ? zero : share(subtotal, (place % 5) / 20)
  const tax = share(subtract(subtotal, discount), place % 3 === 0 ? 0 : 0.06)
  const shipping = isCash || fate.name === 'free' ? zero : fromSen((place % 6) * 200 + 5)
  const wrapping = isCash || fate.name === 'free' || place % 7 > 0 ? null : money(8)
  const exact = add(subtract(subtotal, discount), tax, shipping, wrapping ?? zero)
  const rounding = isCash ? cashRounding(exact) : zero
  const total = add(exact, rounding)
  const id = newId()
  let [paidSen, refundedSen] = [0, 0]
  const history = fate.moves.map(({ at, paid, back }) => {
    const paidChange = paid === true ? toSen(total) : paid === 'not' ? -toSen(total) : 0
    const refundedChange = back?.(toSen(total)) ?? 0
    paidSen += paidChange
    refundedSen += refundedChange
    const payment_status = refundedSen >= paidSen && total > 0 ? (paidSen === 0 ? 'unpaid' : 'refunded') : 'paid'
    const created_at = new Date(startOfDay('2026-11-01').getTime() + at * 24 * 3_600_000 + place * 1000)
    const changes = { paid_change: fromSen(paidChange), refunded_change: fromSen(refundedChange) }
    return { id: newId(), order_id: id, kind: 'payment' as const, payment_status: payment_status as 'paid', created_at, ...changes }
  })
  const payment_status = history.at(-1)?.payment_status ?? 'unpaid'
  const [paid, refunded] = [fromSen(paidSen), fromSen(refundedSen)]
  await db
    .insertInto('orders')
    .values({
      id,
      order_number: `UND-${100_000 + place}`,
      status: 'completed',
      payment_status,
      paid_through: payment_status === 'unpaid' ? null : 'staff',
      language: 'en',
      contact_name: 'Nurul',
      email: 'nurul@example.com',
      phone: '',
      shipping_address: JSON.stringify({ country: 'MY' }),
      shipping_zone: 'malaysia_peninsular',
      channel: isCash ? 'counter' : 'web',
      subtotal,
      discount,
      shipping,
      gift_wrapping: wrapping,
      tax,
      rounding,
      total,
      tax_rate: place % 3 === 0 ? 0 : 0.06,
      paid,
      refunded,
      payment_method: JSON.stringify({ type: isCash ? 'cash' : 'card' }),
      placed_at: startOfDay('2026-10-20'),
    })
    .execute()
  if (history.length > 0) await db.insertInto('order_history').values(history).execute()
  return { id, fate: fate.name, total, tax, paid, refunded }
}

const orders: Made[] = []
for (let place = 0; place < 1005; place += 1) orders.push(await make(place))
await db
  .insertInto('einvoice_settings')
  .values({ fields: JSON.stringify({ mode: 'file' }), updated_at: new Date() })
  .execute()

const sum = (amounts: readonly number[]) => add(...amounts.map((amount) => money(amount)))
const ofFates = (...names: string[]) => orders.filter(({ fate }) => names.includes(fate))
const elsewhere = ofFates('unpaid', 'paid in October', 'paid in December', 'October’s, part went back', 'the money did not arrive')
const november = orders.filter((order) => !elsewhere.includes(order) && (order.paid > 0 || order.total === 0))

it('adds up to the orders’ own sums to the sen', async () => {
  const month = await readMonth(ctx, '2026-11')
  const paidAgain = ofFates('all went back and it was paid again').filter(({ paid }) => paid > 0)
  expect(month.due_on).toBe('2026-12-07')
  expect(month.orders.count).toBe(november.length + paidAgain.length)
  // An order that was paid twice was sold twice.
  expect(month.orders.total).toBe(sum(november.map(({ paid }) => paid)))
  expect(month.orders.tax).toBe(sum([...november, ...paidAgain].map(({ tax }) => tax)))
  expect(add(month.waiting.total, sum(month.left_out.map(({ total }) => total)))).toBe(month.orders.total)
  expect(month.waiting.count + month.left_out.length).toBe(month.orders.count)
  expect(new Set(month.left_out.map(({ reason }) => reason))).toEqual(new Set(leftOutReasons))
  expect([month.individual, month.consolidated, month.problems, month.given_back].map(({ count }) => count)).toEqual([0, 0, 0, 0])
})

it('says what to enter at the portal: money held, and a note for each refund of an earlier month', async () => {
  const [portal, month] = [await readPortalFigures(ctx, '2026-11'), await readMonth(ctx, '2026-11')]
  const leftOut = new Set(month.left_out.filter(({ reason }) => reason !== 'given_back_in_full').map(({ order_id }) => order_id))
  const entered = november.filter(({ id }) => !leftOut.has(id))
  expect(portal.payable).toBe(sum(entered.map(({ paid, refunded }) => subtract(paid, refunded))))
  expect(add(portal.net, portal.tax, portal.rounding)).toBe(portal.payable)
  expect(portal.lines).toBe(month.waiting.count)
  const earlier = ofFates('October’s, part went back')
  expect(portal.notes).toMatchObject({ count: earlier.length, total: sum(earlier.map(({ refunded }) => refunded)) })
})

it('lists each order, and each refund in its own month, without a negative number', async () => {
  const rows = await fileOf('2026-11')
  const amounts = (kind: string, column: string, of = rows) =>
    sum(of.filter((row) => row['kind'] === kind).map((row) => Number(row[column])))
  expect(amounts('order', 'total')).toBe(sum(november.map(({ paid }) => paid)))
  for (const row of rows.filter(({ kind }) => kind === 'order'))
    expect(add(...['net', 'tax', 'rounded_up'].map((name) => money(Number(row[name]))))).toBe(
      add(money(Number(row['total'])), money(Number(row['rounded_down']))),
    )
  const others = [...(await fileOf('2026-10')), ...(await fileOf('2026-12'))]
  expect(add(amounts('refund', 'given_back'), amounts('refund', 'given_back', others))).toBe(sum(orders.map(({ refunded }) => refunded)))
  expect(rows.some((row) => Object.values(row).some((cell) => cell.startsWith('-') || cell.startsWith("'")))).toBe(false)
  expect(rows.find(({ order_number }) => order_number === 'UND-100016')).toMatchObject({
    channel: 'counter',
    payment_mode: '01',
    date: '2026-11-04',
  })
})

it('leaves out what was paid before the first day', async () => {
  await sql`update einvoice_settings set fields = '{"mode": "file", "starts_on": "2026-11-20"}'`.execute(db)
  expect((await readMonth(ctx, '2026-11')).orders.count).toBe(0)
  expect((await readPortalFigures(ctx, '2026-11')).notes.count).toBe(0)
  expect((await readMonth(ctx, '2026-12')).orders.count).toBeGreaterThan(0)
})

async function fileOf(month: string): Promise<Record<string, string>[]> {
  const { body } = await makeMonthFile(ctx, month)
  const [headings = '', ...lines] = (await new Response(body).text()).slice(1).trimEnd().split('\r\n')
  const cellsOf = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''))
  return lines.map((line) => Object.fromEntries(cellsOf(headings).map((heading, at) => [heading, cellsOf(line)[at] ?? ''])))
}
