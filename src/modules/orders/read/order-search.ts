import { type RawBuilder, sql } from 'kysely'
import { soughtOrderNumber } from '#contract/rules/sought-order-number.ts'
import type { Database } from '#kit/database/database.ts'
import { foldedHoldsWords, foldedHoldsWordsByRow, isTooShortForIndex } from '#kit/database/holds-words.ts'
import { phonePattern } from '#kit/database/phone-pattern.ts'

/** Searches of one or two letters match too many orders for an index, so they cover only the newest. */
const newestSearched = 5000
/** The share of matches among this many newest orders estimates how common a search is. */
const newestProbed = 2000
/** Above this share, walking along the list fills a page faster than the word index. */
const walkedFrom = 0.002
/** Above this share, walking is also faster for the count. */
const countedFrom = 0.2

/** Up to this many matches are looked up once, for both the list and its count. */
const fewFound = 2000

/** Conditions on `orders as o` that match the typed text. Both match the same rows, by the method that suits how common these are. */
export type TypedOrders = { listed: RawBuilder<boolean>; counted: RawBuilder<boolean> }

const text = sql`order_search_text(o.order_number, o.contact_name, o.email, o.phone, o.tracking_number)`

/** Searches order number, buyer's name, email, phone in any spelling and tracking number. */
export async function searchOrders(db: Database, typed: string): Promise<TypedOrders> {
  const q = soughtOrderNumber(typed)
  const read = readOf(q)
  if (isTooShortForIndex(q) && phonePattern(q) === undefined) {
    const recent = sql<boolean>`o.id in (select r.id from (select o.id, ${read} as holds from orders as o
      order by o.placed_at desc, o.id limit ${newestSearched}) as r where r.holds)`
    return { listed: recent, counted: recent }
  }
  const indexed = indexedBy(q)
  const share = await shareOf(db, read)
  const few = share >= walkedFrom ? undefined : await fewOf(db, indexed)
  if (few) return { listed: few, counted: few }
  return {
    // `offset 0` makes the database evaluate this lookup first, regardless of the list's other filters.
    listed: share >= walkedFrom ? read : sql<boolean>`o.id in (select o.id from orders as o where ${indexed} offset 0)`,
    counted: share >= countedFrom ? read : indexed,
  }
}

async function shareOf(db: Database, read: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ found: number; all: number }>`select count(*) filter (where r.holds)::int as found, count(*)::int as all
    from (select ${read} as holds from orders as o order by o.placed_at desc, o.id limit ${newestProbed}) as r`.execute(db)
  const { found = 0, all = 0 } = rows[0] ?? {}
  return all === 0 ? 0 : found / all
}

/** Returns a condition on the ids; undefined if there are more than a few. */
async function fewOf(db: Database, indexed: RawBuilder<boolean>): Promise<RawBuilder<boolean> | undefined> {
  const { rows } = await sql<{ id: string }>`select o.id from orders as o where ${indexed} limit ${fewFound + 1}`.execute(db)
  return rows.length > fewFound ? undefined : sql<boolean>`o.id = any(${rows.map(({ id }) => id)}::uuid[])`
}

function indexedBy(q: string): RawBuilder<boolean> {
  const phone = phonePattern(q)
  const typed = foldedHoldsWords(text, q)
  if (phone === undefined) return typed
  const byPhone = sql<boolean>`${text} like ${phone}`
  // A phone number typed in pairs of digits has no word that the index can find.
  return isTooShortForIndex(q) ? byPhone : sql<boolean>`(${typed} or ${byPhone})`
}

/** Matches the same text row by row, without an index. */
function readOf(q: string): RawBuilder<boolean> {
  const phone = phonePattern(q)
  const typed = foldedHoldsWordsByRow(text, q)
  return phone === undefined ? typed : sql<boolean>`(${typed} or position(${phone.replaceAll('%', '')} in ${text}) > 0)`
}
