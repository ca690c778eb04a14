import { type RawBuilder, sql } from 'kysely'
import { soughtOrderNumber } from '#contract/rules/sought-order-number.ts'
import type { Database } from '#kit/database/database.ts'
import { foldedHoldsWords, foldedHoldsWordsByRow, isTooShortForIndex } from '#kit/database/holds-words.ts'
import { phonePattern } from '#kit/database/phone-pattern.ts'

/** One or two letters stand in too many orders for an index: they are sought among the newest. */
const newestSearched = 5000
/** How often a search matches among so many of the newest orders tells how common it is. */
const newestProbed = 2000
/** From this share on a page is full sooner by walking along the list than by the index of words. */
const walkedFrom = 0.002
/** And from this share on as many as are counted. */
const countedFrom = 0.2

/** What no more orders than these have is looked up once, for the list and for its count. */
const fewFound = 2000

/** On `orders as o`: whether it has what was typed. The same rows, found in the way that suits how common they are. */
export type TypedOrders = { listed: RawBuilder<boolean>; counted: RawBuilder<boolean> }

const text = sql`order_search_text(o.order_number, o.contact_name, o.email, o.phone, o.tracking_number)`

/** Orders whose number, buyer's name, email, phone in any spelling, or parcel's number has what is typed. */
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
    // Behind `offset 0` it is looked up first, whatever else the list asks for.
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

/** By their ids; undefined where there are more than a few. */
async function fewOf(db: Database, indexed: RawBuilder<boolean>): Promise<RawBuilder<boolean> | undefined> {
  const { rows } = await sql<{ id: string }>`select o.id from orders as o where ${indexed} limit ${fewFound + 1}`.execute(db)
  return rows.length > fewFound ? undefined : sql<boolean>`o.id = any(${rows.map(({ id }) => id)}::uuid[])`
}

function indexedBy(q: string): RawBuilder<boolean> {
  const phone = phonePattern(q)
  const typed = foldedHoldsWords(text, q)
  if (phone === undefined) return typed
  const byPhone = sql<boolean>`${text} like ${phone}`
  // A phone typed in pairs of digits has no word that the index knows.
  return isTooShortForIndex(q) ? byPhone : sql<boolean>`(${typed} or ${byPhone})`
}

/** The same, in words that no index knows: row by row. */
function readOf(q: string): RawBuilder<boolean> {
  const phone = phonePattern(q)
  const typed = foldedHoldsWordsByRow(text, q)
  return phone === undefined ? typed : sql<boolean>`(${typed} or position(${phone.replaceAll('%', '')} in ${text}) > 0)`
}
