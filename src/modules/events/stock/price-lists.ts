import { hash } from 'node:crypto'
import type { EventStockItem } from '#contract/event-stock.ts'
import { money, type Money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'

type Priced = Pick<EventStockItem, 'product_id' | 'variation_id' | 'size' | 'unit_price' | 'member_unit_price'>
type Row = [productId: string, variationId: string | null, size: string | null, price: number, memberPrice: number]
type Option = { product_id: string; variation_id: string | null; size: string | null }

export type PriceList = {
  taxRate: number
  /** Undefined for an option that was not on the list. */
  priceOf: (option: Option, isMember: boolean) => Money | undefined
}

/** Stores the present prices of a stall, once for equal prices. A sale refers to the returned id. */
export async function rememberPrices(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  eventId: string,
  { items, taxRate }: { items: readonly Priced[]; taxRate: number },
): Promise<string> {
  const rows = items
    .map((item): Row => [item.product_id, item.variation_id, item.size, item.unit_price, item.member_unit_price])
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const prices = JSON.stringify(rows)
  const digest = hash('sha256', JSON.stringify([taxRate, rows]), 'buffer')
  const known = await findByHash({ db }, eventId, digest)
  if (known) return known.id
  const made = await db
    .insertInto('event_price_lists')
    .values({ id: newId(), event_id: eventId, hash: digest, tax_rate: taxRate, prices, created_at: clock.now() })
    .onConflict((conflict) => conflict.constraint('event_price_lists_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Another phone stored the same prices at the same moment.
  const list = made ?? (await findByHash({ db }, eventId, digest))
  if (!list) throw new Error('A price list is neither there nor new')
  return list.id
}

/** Undefined for a list of another event. */
export async function findPriceList({ db }: Pick<Ctx, 'db'>, eventId: string, id: string): Promise<PriceList | undefined> {
  const list = await db
    .selectFrom('event_price_lists')
    .select(['tax_rate', 'prices'])
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (!list) return undefined
  const prices = new Map((list.prices as Row[]).map((row) => [keyOf(row), row]))
  return {
    taxRate: list.tax_rate,
    priceOf({ product_id, variation_id, size }, isMember) {
      const row = prices.get(keyOf([product_id, variation_id, size]))
      return row && money(isMember ? row[4] : row[3])
    },
  }
}

function findByHash({ db }: Pick<Ctx, 'db'>, eventId: string, digest: Buffer) {
  return db.selectFrom('event_price_lists').select('id').where('event_id', '=', eventId).where('hash', '=', digest).executeTakeFirst()
}

function keyOf([productId, variationId, size]: readonly [string, string | null, string | null, ...unknown[]]): string {
  return `${productId} ${variationId ?? ''} ${size ?? ''}`
}
