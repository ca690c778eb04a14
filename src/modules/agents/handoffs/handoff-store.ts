import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Ctx } from '#modules/context.ts'
import type { BuyerGiven, DeliveryGiven, StoredLine } from '../stored-things.ts'
import { hashHandoff } from './handoff-token.ts'

/** How long a cart, or a link to one, can be used. */
export const cartDays = 7

/** What an agent or a link prepared. `platform` is the host of the agent's profile; null for a link. */
export type Handoff = {
  kind: 'cart' | 'checkout'
  /** The id of the cart or checkout. */
  id: string
  platform: string | null
  language: Language
  expiresAt: Date
  items: StoredLine[]
  codes: string[]
  buyer: BuyerGiven | null
  delivery: DeliveryGiven | null
  /** The total that the agent was shown last, in sen; null if it was shown none. */
  shownSen: number | null
  wantsLetters: boolean
  /** The order placed from this checkout. */
  orderId: string | null
}

/** Finds an open hand-off, or a completed checkout (`orderId` is set); undefined for a wrong, cancelled or expired one. */
export async function findHandoff({ db, clock }: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<Handoff | undefined> {
  const [hash, now] = [hashHandoff(token), clock.now()]
  const { rows } = await sql<HandoffRow>`
    select 'checkout' as kind, t.id, p.host as platform, t.language, t.expires_at, t.items, t.codes, t.buyer, t.delivery, t.wants_letters, t.order_id,
      (jsonb_path_query_first(t.shown, '$.totals[*] ? (@.type == "total").amount') #>> '{}')::int as shown_sen
    from agent_checkouts t join agent_platforms p on p.id = t.platform_id
    where t.handoff_hash = ${hash} and t.canceled_at is null and (t.completed_at is not null or t.expires_at > ${now})
    union all
    select 'cart', t.id, p.host, t.language, t.expires_at, t.items, t.codes, null, null, false, null, t.shown_sen
    from agent_carts t left join agent_platforms p on p.id = t.platform_id
    where t.handoff_hash = ${hash} and t.canceled_at is null and t.expires_at > ${now}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { expires_at: expiresAt, wants_letters: wantsLetters, order_id: orderId, shown_sen: shownSen, ...rest } = row
  return { ...rest, expiresAt, wantsLetters, orderId, shownSen }
}

type HandoffRow = Omit<Handoff, 'expiresAt' | 'wantsLetters' | 'orderId' | 'shownSen'> & {
  expires_at: Date
  wants_letters: boolean
  order_id: string | null
  shown_sen: number | null
}
