import { listLeftCarts } from '#modules/carts/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { Found } from './found.ts'

const hourMs = 3_600_000
/** Hours since the last change of the cart. After `untilHours` a reminder would come as a surprise. */
const reminders = [
  { hours: 1, untilHours: 12 },
  { hours: 24, untilHours: 72 },
]
/** Someone who fills a cart every day gets one reminder a week. */
const restDays = 7

export async function findLeftCarts(ctx: Ctx): Promise<Found[]> {
  const now = ctx.clock.now().getTime()
  const found: Found[] = []
  for (const { hours, untilHours } of reminders) {
    const between = { after: new Date(now - untilHours * hourMs), before: new Date(now - hours * hourMs) }
    for await (const carts of listLeftCarts(ctx, between)) {
      const those = carts.map(({ id, of, version, changedAt }) => ({
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
