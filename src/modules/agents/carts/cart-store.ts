import type { Language } from '#contract/languages.ts'
import type { Ctx } from '#modules/context.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'
import type { Caller } from '../door/find-caller.ts'
import { cartDays } from '../handoffs/handoff-store.ts'
import { hashHandoff } from '../handoffs/handoff-token.ts'
import { requireSigned } from '../signatures/require-signed.ts'
import type { StoredLine } from '../stored-things.ts'

const dayMs = 24 * 3_600_000

export type StoredCart = {
  id: string
  items: StoredLine[]
  codes: string[]
  language: Language
  expires_at: Date
  shown_sen: number | null
}
type Store = Pick<Ctx, 'db' | 'clock' | 'memory'>
/** `shown_sen`: the total that the agent was shown last. */
type Content = Pick<StoredCart, 'items' | 'codes' | 'language' | 'shown_sen'>

export async function insertCart(
  { db, clock }: Store,
  { platformId, isSigned }: Caller,
  cart: Content & { id: string; token: string },
): Promise<StoredCart> {
  const now = clock.now()
  const { id, items, codes, language, shown_sen, token } = cart
  const expires_at = new Date(now.getTime() + cartDays * dayMs)
  await db
    .insertInto('agent_carts')
    .values({
      id,
      platform_id: platformId,
      handoff_hash: hashHandoff(token),
      items: JSON.stringify(items),
      codes,
      language,
      shown_sen,
      is_signed: isSigned,
      created_at: now,
      touched_at: now,
      expires_at,
    })
    .execute()
  return { id, items, codes, language, shown_sen, expires_at }
}

/**
 * Finds an open cart of this platform, and locks it before a change. A cart made by a signed call takes only signed calls: throws a Refusal
 * (401).
 */
export async function findCart(
  { db, clock, memory }: Store,
  caller: Pick<Caller, 'platformId' | 'isSigned'>,
  id: string,
  isChanging = false,
): Promise<StoredCart | undefined> {
  const row = await db
    .selectFrom('agent_carts')
    .select(['id', 'items', 'codes', 'language', 'shown_sen', 'expires_at', 'is_signed'])
    .where('id', '=', id)
    .where('platform_id', '=', caller.platformId)
    .where('canceled_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .$if(isChanging, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  const { is_signed, ...cart } = row
  if (is_signed) requireSigned(caller)
  return { ...cart, items: row.items as StoredLine[], language: spokenLanguage({ memory }, row.language) }
}

export async function changeCart({ db, clock }: Store, id: string, { items, codes, language, shown_sen }: Content): Promise<void> {
  const changes = { items: JSON.stringify(items), codes, language, shown_sen, touched_at: clock.now() }
  await db.updateTable('agent_carts').set(changes).where('id', '=', id).execute()
}

export async function noteShownTotal({ db }: Store, id: string, shown_sen: number): Promise<void> {
  await db.updateTable('agent_carts').set({ shown_sen }).where('id', '=', id).execute()
}

export async function cancelCart({ db, clock }: Store, id: string): Promise<void> {
  await db.updateTable('agent_carts').set({ canceled_at: clock.now() }).where('id', '=', id).execute()
}
