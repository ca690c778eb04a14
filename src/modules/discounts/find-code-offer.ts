import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { accountIdOf, hasMemberPrices } from '#contract/actor.ts'
import type { DiscountProblem } from '#contract/checkout.ts'
import type { CodeOffer } from '#contract/rules/code-discount.ts'
import { add, isLess, money, type Money } from '#contract/rules/money.ts'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'
import type { Ctx } from '#modules/context.ts'

/** A code that applies to these lines and this buyer. */
export type FoundOffer = CodeOffer & { discountId: string; code: string }

/** The reason why a code does not apply; `minimum` when the goods are below it. */
type RefusedCode = { problem: DiscountProblem; minimum?: Money }

type Asked = {
  code: string
  lines: readonly { product_id: string; line_total: Money }[]
  /** The address on the order, which identifies a guest; undefined while a cart is quoted. */
  email?: string | undefined
  /** Locks the code until the transaction ends, so that concurrent orders count each other. */
  isPlacing?: boolean
  /** Whether codes for members apply; by default as for this buyer. */
  isMember?: boolean
}

export async function findCodeOffer(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { code, lines, email, isPlacing = false, isMember = hasMemberPrices(ctx.actor) }: Asked,
): Promise<FoundOffer | RefusedCode> {
  const row = await ctx.db
    .selectFrom('discounts')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .$if(isPlacing, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  const now = ctx.clock.now()
  if (!row) return { problem: 'discount_unknown' }
  if (row.starts_at !== null && row.starts_at > now) return { problem: 'discount_not_yet' }
  if (row.ends_at !== null && row.ends_at <= now) return { problem: 'discount_expired' }
  if (row.members_only && !isMember) return { problem: 'discount_members_only' }
  const meant = await linesMeant(ctx, row, lines)
  if (meant.length === 0) return { problem: 'discount_not_these_goods' }
  const goods = add(...meant.map(({ line_total }) => line_total))
  const minimum = money(row.minimum ?? 0)
  if (isLess(goods, minimum)) return { problem: 'discount_minimum', minimum }
  if (await isUsedUp(ctx, row, buyerOf(ctx, email))) return { problem: 'discount_used_up' }
  return { discountId: row.id, code: row.code, kind: row.kind, value: row.value, goods }
}

type Buyer = { accountId: string | null; mailboxHash: Buffer | null }
type Limits = { id: string; uses_limit: number | null; per_account_limit: number | null }

/** A separate statement, since one that waited for the lock would see counts from before. */
export async function isUsedUp(
  { db }: Pick<Ctx, 'db'>,
  { id, uses_limit, per_account_limit }: Limits,
  { accountId, mailboxHash }: Buyer,
): Promise<boolean> {
  if (uses_limit === null && per_account_limit === null) return false
  const { all, own } = await db
    .selectFrom('discount_uses')
    .where('discount_id', '=', id)
    .where('released_at', 'is', null)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where account_id = ${accountId}::uuid or mailbox_hash = ${mailboxHash}::bytea))::int`.as('own'),
    ])
    .executeTakeFirstOrThrow()
  return (uses_limit !== null && all >= uses_limit) || (per_account_limit !== null && own >= per_account_limit)
}

/** A buyer is an account and its mailbox, or a guest's mailbox, so that signing out does not create another buyer. */
export function buyerOf({ actor }: Pick<Ctx, 'actor'>, email: string | undefined): Buyer {
  const address = actor.kind === 'account' ? actor.email : email
  return { accountId: accountIdOf(actor), mailboxHash: address === undefined ? null : hashMailbox(address) }
}

export function hashMailbox(email: string): Buffer {
  return createHash('sha256')
    .update(`discount ${mailboxOf(email)}`)
    .digest()
}

async function linesMeant<Line extends { product_id: string }>(
  { db }: Pick<Ctx, 'db'>,
  { product_ids, category_ids }: { product_ids: string[]; category_ids: string[] },
  lines: readonly Line[],
): Promise<readonly Line[]> {
  if (product_ids.length === 0 && category_ids.length === 0) return lines
  const meant = new Set(product_ids)
  if (category_ids.length > 0 && lines.length > 0) {
    const rows = await db
      .selectFrom('product_categories')
      .select('product_id')
      .where('category_id', 'in', category_ids)
      .where(
        'product_id',
        'in',
        lines.map((line) => line.product_id),
      )
      .execute()
    for (const { product_id } of rows) meant.add(product_id)
  }
  return lines.filter(({ product_id }) => meant.has(product_id))
}
