import { type AccountActor, guest } from '#contract/actor.ts'
import { newOrder } from '#contract/checkout.ts'
import type { ItemSteps } from '#contract/production.ts'
import type { Ctx } from '#modules/context.ts'
import { on } from '#modules/domain-events.ts'
import { identifySubmission, orderChanged, orderMoved, orderPlaced, placeOrder, setOrderStatus } from '#modules/orders/index.ts'
import { attributeOrder, settleOrder } from '#modules/partners/index.ts'
import { changeStep, followOrder, getOrderSteps } from '#modules/production/index.ts'
import { demoAccounts } from './demo-accounts.ts'
import { at, quietly } from './demo-ctx.ts'
import { type DemoLine, type DemoOrder, demoOrders } from './demo-orders.ts'
import { broughtBy } from './demo-partners.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** From the order to the start of work. `stepGapMs` is the time between two steps. */
const hoursToWork = 2
const stepGapMs = 25 * minuteMs

/** Loads orders at every stage through the shop's own functions, at past times and without mails. Runs in the catalogue's transaction. */
export async function loadDemoOrders(ctx: Ctx): Promise<void> {
  const inner: Ctx = {
    ...quietly(ctx),
    actor: await staffOf(ctx),
    listeners: [on(orderMoved, followOrder), on(orderPlaced, attributeOrder), on(orderChanged, settleOrder)],
  }
  const placing = await placingOf(ctx, demoOrders)
  for (const order of demoOrders) await loadOrder(inner, order, placing)
}

type Goods = ReadonlyMap<string, { product_id: string; variation_id?: string; size?: string }>

type Placing = { goods: Goods; methodId: string }
type Bought = Pick<DemoOrder, 'number' | 'buyer' | 'address' | 'lines'>

export async function placingOf(ctx: Ctx, orders: readonly Bought[]): Promise<Placing> {
  const { id } = await ctx.db.selectFrom('payment_methods').select('id').orderBy('display_order').orderBy('id').executeTakeFirstOrThrow()
  return { goods: await listGoods(ctx, orders), methodId: id }
}

/** Places a guest's order in the buyer's language and under its own number. */
export async function orderAsGuest(ctx: Ctx, { number, buyer, address, lines }: Bought, { goods, methodId }: Placing) {
  const { name, email, phone, language } = buyer
  const input = newOrder.parse({
    items: lines.map(({ slug, size, quantity = 1 }) => ({ ...goodsOf(goods, slug, size), quantity })),
    contact: { name, email, phone },
    shipping: address,
    payment_method_id: methodId,
    partner_code: broughtBy[number],
  })
  const buying: Ctx = { ...ctx, actor: guest, language }
  const submitted = { ...identifySubmission(buying.actor, number, input), order: input, key: number, origin: undefined }
  const { placed } = await placeOrder(buying, submitted)
  await ctx.db.updateTable('orders').set({ order_number: number }).where('id', '=', placed.order.id).execute()
  return { buying, ...placed }
}

async function loadOrder(ctx: Ctx, order: DemoOrder, placing: Placing): Promise<void> {
  const begun = ctx.clock.now().getTime() - order.daysAgo * dayMs - 3 * 60 * minuteMs
  const { id } = (await orderAsGuest(at(ctx, begun - hoursToWork * 60 * minuteMs), order, placing)).order
  await setOrderStatus(at(ctx, begun), { id, status: 'processing' })
  const { items } = await getOrderSteps(ctx, id)
  for (const [place, { steps, ...item }] of items.entries()) await make(ctx, { item, steps }, { line: order.lines[place], begun })
  if (order.sentDaysAgo === undefined) return
  const sent = ctx.clock.now().getTime() - order.sentDaysAgo * dayMs
  await setOrderStatus(at(ctx, sent), { id, status: 'shipped', tracking_number: `EE${order.number.slice(4)}0000MY` })
  await setOrderStatus(at(ctx, Math.min(sent + 4 * dayMs, ctx.clock.now().getTime())), { id, status: 'completed' })
}

/** Advances an item to the step in its line. Each step takes its usual time. */
async function make(
  ctx: Ctx,
  { item, steps }: Pick<ItemSteps, 'item' | 'steps'>,
  { line, begun }: { line: DemoLine | undefined; begun: number },
): Promise<void> {
  const { done = steps.length, now } = line ?? {}
  const itemId = item.order_item_id
  const turn = (time: number, stepId: string, change: Parameters<typeof changeStep>[1]['change']) =>
    changeStep(at(ctx, time), { itemId, stepId, change })
  let time = begun + stepGapMs
  for (const [place, { id, minutes }] of steps.entries()) {
    if (place > done) return
    if (place < done) {
      await turn(time, id, { status: 'in_progress' })
      time += minutes * item.quantity * minuteMs
      await turn(time, id, { status: 'done' })
      time += stepGapMs
    } else if (now === 'in_progress') await turn(time, id, { status: now })
    else if (now) await turn(time, id, { status: 'blocked', note: now.blocked })
  }
}

/** Returns the demo account of a staff member or of the owner. */
export async function staffOf({ db }: Pick<Ctx, 'db'>, as: 'staff' | 'super_admin' = 'staff'): Promise<AccountActor> {
  const email = demoAccounts.find(({ role }) => role === as)?.email ?? ''
  const { id, full_name } = await db.selectFrom('profiles').select(['id', 'full_name']).where('email', '=', email).executeTakeFirstOrThrow()
  const isOwner = as === 'super_admin'
  return {
    kind: 'account',
    accountId: id,
    email,
    fullName: full_name,
    role: isOwner ? 'admin' : 'staff',
    isSuperAdmin: isOwner,
    isMember: false,
  }
}

async function listGoods({ db }: Pick<Ctx, 'db'>, orders: readonly Pick<DemoOrder, 'lines'>[]): Promise<Goods> {
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('product_variations as v', (join) => join.onRef('v.product_id', '=', 'p.id').on('v.is_default', '=', true))
    .select(['p.slug', 'p.id', 'v.id as variation_id', 'p.sizes'])
    .where(
      'p.slug',
      'in',
      orders.flatMap(({ lines }) => lines.map(({ slug }) => slug)),
    )
    .execute()
  return new Map(
    rows.map(({ slug, id, variation_id, sizes }) => [
      slug,
      { product_id: id, ...(variation_id !== null && { variation_id }), ...(sizes[2] !== undefined && { size: sizes[2] }) },
    ]),
  )
}

function goodsOf(goods: Goods, slug: string, size: string | undefined) {
  const found = goods.get(slug)
  if (!found) throw new Error(`the demo catalogue has no ${slug}`)
  return { ...found, ...(size !== undefined && { size }) }
}
