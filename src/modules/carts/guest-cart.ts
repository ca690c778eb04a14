import { guest } from '#contract/actor.ts'
import type { KeptLine } from '#contract/carts.ts'
import type { CartItem } from '#contract/checkout.ts'
import { type Language } from '#contract/languages.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { isConfirmedSubscriber } from '#modules/newsletter/index.ts'
import { type Item, knownItems, linesOf } from './kept-cart.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

type GuestCartSent = {
  email: string
  items: readonly CartItem[]
  /** Whether this browser has opened mails of the address. Otherwise anyone could choose what the owner is reminded of. */
  isOwner: boolean
}

/** Stores a guest's cart if its owner wants letters. The response does not reveal whether. Requires a transaction. */
export async function putGuestCart(ctx: Ctx, { email, items, isOwner }: GuestCartSent): Promise<void> {
  const address = email.toLowerCase()
  if (!(await isConfirmedSubscriber(ctx, address)) || !isOwner) return
  const now = ctx.clock.now()
  const kept = JSON.stringify(await knownItems({ ...ctx, actor: guest }, items))
  await ctx.db
    .insertInto('guest_carts')
    .values({ id: newId(), email: address, language: ctx.language, items: kept, created_at: now, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet((eb) => ({ items: kept, language: ctx.language, changed_at: now, version: eb('guest_carts.version', '+', 1) }))
        .whereRef('guest_carts.items', 'is distinct from', 'excluded.items'),
    )
    .execute()
}

/** A guest who has ordered needs no reminder. Runs in the order's transaction. */
export async function emptyGuestCart({ db, clock }: Ctx, email: string): Promise<void> {
  await db
    .updateTable('guest_carts')
    .set((eb) => ({ items: '[]', changed_at: clock.now(), version: eb('version', '+', 1) }))
    .where('email', '=', email.toLowerCase())
    .execute()
}

export type GuestCart = { email: string; language: Language; version: number; lines: KeptLine[] }

/** Leaves out products that shoppers can no longer see. */
export async function readGuestCart(ctx: Ctx, id: string): Promise<GuestCart | undefined> {
  const cart = await ctx.db
    .selectFrom('guest_carts')
    .select(['email', 'language', 'version', 'items'])
    .where('id', '=', id)
    .$narrowType<{ items: Item[] }>()
    .executeTakeFirst()
  if (!cart) return undefined
  const { email, version, items } = cart
  return { email, version, language: spokenLanguage(ctx, cart.language), lines: await linesOf({ ...ctx, actor: guest }, items) }
}
