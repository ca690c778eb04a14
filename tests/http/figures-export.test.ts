import { DuckDBInstance } from '@duckdb/node-api'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { settableClock } from '#kit/clock/clock.ts'
import { addUpFigures } from '#modules/figures/add-up.ts'
import { exportDays } from '#modules/figures/warehouse/export-days.ts'
import { exportFigures } from '#modules/figures/export-figures.ts'
import { showFigures } from '#modules/figures/show-figures.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { type MadeOrder, type MadeVisit, writeRows } from '#tests/support/figure-rows.ts'
import { runningShop } from '#tests/support/shop.ts'

const { shop, db, given } = await runningShop()
// Shortly after the rows below, so that few days must be added up.
const clock = settableClock('2026-01-04T00:00:00Z')
const ctx = { ...systemCtx(shop), clock }
const products = [await given.product({ name: 'Aport "mug", large' }), await given.product({ name: 'Barys tee' })].map(({ id }) => id)
const { accountId } = await given.account()
const span = { from: '2025-12-30', to: '2026-01-02', compare: 'none' as const }

const order = (at: string, money: MadeOrder['money'], sen: number): Omit<MadeOrder, 'id'> => ({
  placedAt: new Date(at),
  status: 'completed',
  money,
  language: 'ru',
  country: 'KZ',
  code: null,
  accountId,
  lines: products.map((productId) => ({ productId, quantity: 2, sen })),
})
const visit = (at: string, orders: number, device: MadeVisit['device'] = 'phone'): MadeVisit => ({
  startedAt: new Date(at),
  device,
  landing: '/ru/shop',
  referrer: 'google.com',
  campaign: null,
  accountId: null,
  viewed: products,
  added: [],
  began: true,
  searched: [{ query: '=1+1, "felt"', results: 0 }],
  orders,
  left: null,
})
// The last second of the old year in Kuala Lumpur, and the first second of the new one.
const made = await writeRows(
  db,
  {
    orders: [order('2025-12-31T15:59:59Z', 'paid', 1250), order('2025-12-31T16:00:00Z', 'part', 999)],
    visits: [visit('2025-12-31T15:59:58Z', 1), visit('2026-01-01T04:00:00Z', 0), visit('2026-01-01T04:00:00Z', 0, 'bot')],
  },
  { orders: [], visits: [] },
)

const duck = await (await DuckDBInstance.create()).connect()
afterAll(() => duck.closeSync())
const filesOf = (table: string) => `read_csv('${join(shop.config.dataDir, 'files', 'exports', table, '*.csv.gz')}')`
const ask = async (question: string) => (await duck.runAndReadAll(question)).getRowObjectsJson()

it('writes nothing unless it is switched on', async () => {
  await addUpFigures(ctx)
  await exportDays(ctx)
  expect(await db.selectFrom('figure_exports').selectAll().execute()).toEqual([])
  await changeSettings(shop, { figures_export: 'on' })
})

it('is read by DuckDB, which finds the same figures', async () => {
  await exportDays(ctx)
  const { by_day, totals, sources } = await showFigures(ctx, span, { rows: 10 })
  const sold = await ask(`select cast(day as varchar) as day, count(*)::int as orders, sum(paid - refunded)::double as revenue
    from ${filesOf('orders')} where status <> 'cancelled' group by day order by day`)
  expect(sold).toEqual(by_day.filter(({ orders }) => orders > 0).map(({ day, orders, revenue }) => ({ day, orders, revenue })))
  expect(await ask(`select sum(quantity)::int as units from ${filesOf('order_items')}`)).toEqual([{ units: totals.units }])
  expect(await ask(`select count(*)::int as sessions from ${filesOf('sessions')} where source = 'google'`)).toEqual([
    { sessions: sources.find(({ source }) => source === 'google')?.sessions },
  ])
  expect(
    await ask(`select distinct o.source, e.data ->> 'query' as query, i.name from ${filesOf('events')} e
      join ${filesOf('sessions')} s using (session_id) join ${filesOf('orders')} o on o.source = s.source
      join ${filesOf('order_items')} i on i.order_id = o.order_id
      where e.type = 'search' and i.product_id = '${products[0]}'`),
  ).toEqual([{ source: 'google', query: '=1+1, "felt"', name: 'Thing' }])
})

it('names nobody', async () => {
  for (const table of ['orders', 'order_items', 'sessions', 'events']) {
    const rows = JSON.stringify(await ask(`select * from ${filesOf(table)}`))
    expect(rows).not.toContain(accountId)
    expect(rows).not.toMatch(/@|Somebody|60123456789/)
  }
})

it('writes a day again after a refund, and nothing twice', async () => {
  await db
    .updateTable('orders')
    .set({ refunded: 10 as never })
    .where('id', '=', made.orders[0]?.id ?? '')
    .execute()
  clock.set('2026-01-04T01:00:00Z')
  await addUpFigures(ctx)
  const before = await db.selectFrom('figure_exports').selectAll().orderBy('kind').orderBy('day').execute()
  await exportDays(ctx)
  const after = await db.selectFrom('figure_exports').selectAll().orderBy('kind').orderBy('day').execute()
  expect(after.filter(({ exported_at }, index) => exported_at.getTime() !== before[index]?.exported_at.getTime())).toHaveLength(1)
  expect(await ask(`select refunded::int as refunded from ${filesOf('orders')} where order_id = '${made.orders[0]?.id}'`)).toEqual([
    { refunded: 10 },
  ])
})

it('has every pair in a file, of days that are added up and of those that are not', async () => {
  await db
    .deleteFrom('figure_days')
    .where('day', '=', '2026-01-01' as never)
    .execute()
  const { headers, body } = await exportFigures(ctx, { from: span.from, to: span.to, report: 'sold_together.csv' })
  expect(headers['content-disposition']).toContain('filename="sold_together-2025-12-30-2026-01-02.csv"')
  const { sold_together } = await showFigures(ctx, span, { rows: 10 })
  expect(sold_together).toMatchObject([{ orders: 2, name: 'Aport "mug", large' }])
  const [heading, ...rows] = (await new Response(body).text()).trimEnd().split('\r\n')
  expect(heading).toBe('"product_id","sku","name","with_id","with_sku","with_name","orders"')
  expect(rows).toEqual(
    sold_together.map((row) =>
      [row.product_id, row.sku, row.name, row.with_id, row.with_sku, row.with_name, row.orders]
        .map((cell) => (typeof cell === 'number' ? cell : `"${cell.replaceAll('"', '""')}"`))
        .join(','),
    ),
  )
})
