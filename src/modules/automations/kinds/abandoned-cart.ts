import type { AccountActor } from '#contract/actor.ts'
import { pages } from '#contract/pages.ts'
import { lineTotal } from '#contract/rules/pricing.ts'
import { issueCartLink, listLeftCarts, readCart, readGuestCart } from '#modules/carts/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { LetterSubject } from '#modules/letters/index.ts'
import { formatMoney } from '#modules/server-translator.ts'
import { defineAutomation, type Found, type Occasion, type Recipient } from '../define-automation.ts'
import { aboutSamples, lowestPrice } from './about-product.ts'

const hourMs = 3_600_000
/** Hours since the last change of the cart. After `untilHours` a reminder would come as a surprise. */
const reminders = [
  { hours: 1, untilHours: 12 },
  { hours: 24, untilHours: 72 },
]
/** Someone who fills a cart every day gets one reminder a week. */
const restDays = 7

export const abandonedCart = defineAutomation({
  kind: 'abandoned_cart',
  finder: { find: findLeftCarts },
  letter: {
    subject: cartSubject,
    sample: (ctx) =>
      aboutSamples(ctx, 2, (_first, products) => ({
        goods: products.map((product) => ({
          productId: product.id,
          detail: `1\u00a0×\u00a0${formatMoney(lowestPrice(product))}`,
          amount: formatMoney(lowestPrice(product)),
        })),
        href: pages.cart(),
      })),
  },
})

async function findLeftCarts(ctx: Ctx): Promise<Found[]> {
  const now = ctx.clock.now().getTime()
  const found: Found[] = []
  for (const { hours, untilHours } of reminders) {
    const between = { after: new Date(now - untilHours * hourMs), before: new Date(now - hours * hourMs) }
    for await (const carts of listLeftCarts(ctx, between)) {
      const those = carts.map(({ id, of, version, changedAt }) => ({
        kind: 'abandoned_cart' as const,
        about: `${id}:${version}:${hours}h`,
        ...(of === 'account' ? { account_id: id } : { guest_cart_id: id }),
        due_at: new Date(changedAt.getTime() + hours * hourMs),
        expires_at: new Date(changedAt.getTime() + untilHours * hourMs),
      }))
      found.push(...(await withoutReminded(ctx, those)))
    }
  }
  return found
}

async function withoutReminded({ db, clock }: Ctx, found: readonly Found[]): Promise<Found[]> {
  const owners = found.map(ownerOf)
  const recent = await db
    .selectFrom('automation_letters')
    .select(['account_id', 'guest_cart_id', 'about'])
    .where('kind', '=', 'abandoned_cart')
    .where('outcome', '=', 'sent')
    .where('done_at', '>', new Date(clock.now().getTime() - restDays * 24 * hourMs))
    .where((eb) => eb.or([eb('account_id', 'in', owners), eb('guest_cart_id', 'in', owners)]))
    .execute()
  const cartOf = (about: string) => about.slice(0, about.lastIndexOf(':'))
  const reminded = new Map(recent.map((one) => [ownerOf(one), cartOf(one.about)]))
  return found.filter((one) => (reminded.get(ownerOf(one)) ?? cartOf(one.about)) === cartOf(one.about))
}

function ownerOf({ account_id, guest_cart_id }: { account_id?: string | null; guest_cart_id?: string | null }): string {
  return account_id ?? guest_cart_id ?? ''
}

async function cartSubject(
  ctx: Ctx,
  { account_id, guest_cart_id, about }: Occasion,
  { language, isMember }: Recipient,
): Promise<LetterSubject | 'over'> {
  const cart =
    account_id === null
      ? await readGuestCart({ ...ctx, language }, guest_cart_id ?? '')
      : await readCart({ ...ctx, language, actor: actorOf(account_id, isMember) }, account_id)
  if (!cart || cart.lines.length === 0 || !about.startsWith(`${account_id ?? guest_cart_id}:${cart.version}:`)) return 'over'
  if (account_id !== null && (await hasOrdered(ctx, account_id))) return 'over'
  const goods = cart.lines.map((line) => ({
    productId: line.product_id,
    detail: [line.variation_name, line.size, `${line.quantity}\u00a0×\u00a0${formatMoney(line.price)}`].filter(Boolean).join(' · '),
    amount: formatMoney(lineTotal(line.price, line.quantity)),
    ...(line.image_key === null ? {} : { imageKey: line.image_key }),
  }))
  const owner = account_id === null ? { guest_cart_id: guest_cart_id ?? '' } : { account_id }
  return { goods, href: pages.restoredCart(await issueCartLink(ctx, owner)) }
}

function actorOf(accountId: string, isMember: boolean): AccountActor {
  return { kind: 'account', accountId, email: '', fullName: '', role: 'customer', isSuperAdmin: false, isMember }
}

async function hasOrdered({ db }: Ctx, accountId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('carts as c', 'c.account_id', 'o.account_id')
    .select('o.id')
    .where('o.account_id', '=', accountId)
    .whereRef('o.placed_at', '>=', 'c.changed_at')
    .executeTakeFirst()
  return order !== undefined
}
