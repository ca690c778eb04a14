import type { KeptLine } from '#contract/carts.ts'
import type { Ctx } from '#modules/context.ts'
import { hashToken, newToken } from '#modules/link-tokens.ts'
import { refuse } from '#modules/refuse.ts'
import { readGuestCart } from './guest-cart.ts'
import { readCart } from './kept-cart.ts'

/** How many days a letter's link restores a cart. */
export const linkDays = 30
const dayMs = 24 * 3_600_000

/** Creates a secret of 256 bits for a letter; the row stores its hash. It gives access to the cart, not to the account. */
export async function issueCartLink(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  cart: { account_id: string } | { guest_cart_id: string },
): Promise<string> {
  const { token, token_hash } = newToken()
  await db
    .insertInto('cart_links')
    .values({ token_hash, ...cart, created_at: clock.now() })
    .execute()
  return token
}

/** Throws newsletter_link_expired. */
export async function restoreCart(ctx: Ctx, { token }: { token: string }): Promise<{ lines: KeptLine[] }> {
  const link = await ctx.db
    .selectFrom('cart_links')
    .select(['account_id', 'guest_cart_id'])
    .where('token_hash', '=', hashToken(token))
    .where('created_at', '>', new Date(ctx.clock.now().getTime() - linkDays * dayMs))
    .executeTakeFirst()
  if (!link) refuse('newsletter_link_expired')
  const cart = link.account_id === null ? await readGuestCart(ctx, link.guest_cart_id ?? '') : await readCart(ctx, link.account_id)
  return { lines: cart?.lines ?? [] }
}
