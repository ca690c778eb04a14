import { type RawBuilder, sql } from 'kysely'
import { likePattern } from '#kit/database/like-pattern.ts'
import { phonePattern } from '#kit/database/phone-pattern.ts'

/** One or two letters stand in too many orders for an index: they are sought among the newest. */
const newestSearched = 5000

/** On `orders as o`: number, buyer's name, email, phone in any spelling, or the parcel's number has what is typed. */
export function holdsTyped(q: string): RawBuilder<boolean> {
  const text = sql`order_search_text(o.order_number, o.contact_name, o.email, o.phone, o.tracking_number)`
  const phone = phonePattern(q)
  const typed = sql<boolean>`${text} like ${likePattern(q)}`
  const found = phone === undefined ? typed : sql<boolean>`(${typed} or ${text} like ${phone})`
  if (q.length > 2) return found
  return sql<boolean>`${found} and o.id in (select recent.id from orders as recent order by recent.placed_at desc, recent.id limit ${newestSearched})`
}
