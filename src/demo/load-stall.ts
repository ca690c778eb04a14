import { sql } from 'kysely'
import { guest } from '#contract/actor.ts'
import { newOrder } from '#contract/checkout.ts'
import { knownLanguage } from '#contract/languages.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { bringPieces, closeEvents } from '#modules/events/index.ts'
import { findBuyer } from '#modules/identity/index.ts'
import { identifySubmission, placeOrder, setOrderStatus } from '#modules/orders/index.ts'
import { recordScan, sell } from '#modules/stall/index.ts'
import { at, quietly } from './demo-ctx.ts'
import { demoEvents } from './demo-events.ts'
import { type DemoPickup, demoPickups, demoSales } from './demo-stall.ts'
import { staffOf } from './load-orders.ts'

const hourMs = 3_600_000
/** Largest share of an option's stock that is brought to an event. */
const mostShare = 0.5

type Event = { id: string; starts_at: Date; ends_at: Date }
type Option = { product_id: string; variation_id: string | null; size: string | null; taken: number }

/** Through the shop's own functions, at past times and without mails. Runs in the catalogue's transaction. */
export async function loadDemoStall(ctx: Ctx): Promise<void> {
  const staff: Ctx = { ...quietly(ctx), actor: await staffOf(ctx) }
  for (const { slug, products } of demoEvents) {
    const event = await ctx.db
      .selectFrom('events')
      .select(['id', 'starts_at', 'ends_at'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const options = await takeAlong(staff, event, new Map(products))
    for (const pickup of demoPickups) if (pickup.event === slug) await loadPickup(staff, event, pickup, options)
    if (event.ends_at < ctx.clock.now()) await loadSales(staff, event, options)
  }
  await closeEvents(staff)
}

async function takeAlong(ctx: Ctx, event: Event, wanted: ReadonlyMap<string, number>): Promise<Map<string, Option>> {
  const { rows } = await sql<Option & { slug: string; available: number }>`
    select distinct on (p.slug) p.slug, l.product_id, l.variation_id, l.size, l.available from stock_levels l join products p on p.id = l.product_id
    where p.slug = any(${[...wanted.keys()]}::text[]) order by p.slug, l.available desc, l.id`.execute(ctx.db)
  const options = new Map<string, Option>()
  for (const { slug, available, ...option } of rows) {
    const taken = Math.min(wanted.get(slug) ?? 0, Math.floor(available * mostShare))
    if (taken > 0) options.set(slug, { ...option, taken })
  }
  const items = [...options.values()].map(({ taken, ...option }) => ({ ...option, change: taken }))
  if (items.length > 0) await bringPieces(at(ctx, event.starts_at.getTime() - 4 * 24 * hourMs), event.id, { items })
  return options
}

function itemsOf(lines: DemoPickup['lines'], options: ReadonlyMap<string, Option>) {
  return lines.flatMap(([slug, quantity]) => {
    const option = options.get(slug)
    if (!option || option.taken < quantity) return []
    option.taken -= quantity
    const { product_id, variation_id, size } = option
    return [{ product_id, variation_id, size, quantity }]
  })
}

async function loadPickup(ctx: Ctx, event: Event, pickup: DemoPickup, options: ReadonlyMap<string, Option>): Promise<void> {
  const items = itemsOf(pickup.lines, options)
  if (items.length === 0) return
  const method = await ctx.db
    .selectFrom('payment_methods')
    .select('id')
    .orderBy((eb) => eb('type', '=', pickup.state === 'unpaid' ? 'cash' : 'bank_transfer'), 'desc')
    .orderBy('display_order')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { name, email, phone } = pickup
  const input = newOrder.parse({ items, contact: { name, email, phone }, event_id: event.id, payment_method_id: method.id })
  const buyer = await findBuyer(ctx, { email })
  const placedAt = event.starts_at.getTime() - 2 * 24 * hourMs
  const buying: Ctx = { ...at(ctx, placedAt), actor: buyer?.actor ?? guest, language: knownLanguage(buyer?.language ?? 'en') }
  const key = `${pickup.event} ${email}`
  const { placed } = await placeOrder(buying, { ...identifySubmission(buying.actor, key, input), order: input, key, origin: undefined })
  if (pickup.state === 'unpaid') return
  await setOrderStatus(at(ctx, placedAt + hourMs), { id: placed.order.id, status: 'processing' })
  if (pickup.state === 'paid') return
  const scannedAt = event.starts_at.getTime() + 2 * hourMs
  const scan = {
    scan_id: newId(),
    code: placed.order.order_number,
    event_id: event.id,
    scanned_at: new Date(scannedAt).toISOString(),
    device: 'Stall 1',
  }
  await recordScan(at(ctx, scannedAt), scan)
}

async function loadSales(ctx: Ctx, event: Event, options: ReadonlyMap<string, Option>): Promise<void> {
  for (const [minutes, method, lines] of demoSales) {
    const items = itemsOf(lines, options)
    if (items.length > 0) await sell(at(ctx, event.starts_at.getTime() + minutes * 60_000), event.id, { items, method })
  }
}
