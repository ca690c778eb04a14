import { randomBytes } from 'node:crypto'
import type { Ctx } from '#modules/context.ts'
import { deriveSigningKey, type SigningKey } from './signing-key.ts'

const dayMs = 24 * 3_600_000
/** A replaced key is published this long, for requests on their way and for cached profiles. */
const publishedDays = 7
const saltBytes = 32

type Store = Pick<Ctx, 'db' | 'clock'>
export type ShopKey = SigningKey & { createdAt: Date; endsAt: Date | null }

/** Lists the published keys; the shop signs with the first. */
export async function listShopKeys({ db, clock }: Store, authSecret: string): Promise<ShopKey[]> {
  const rows = await db
    .selectFrom('agent_keys')
    .selectAll()
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', clock.now())]))
    .orderBy('ends_at', (order) => order.desc().nullsFirst())
    .execute()
  return rows.map((row) => ({ ...deriveSigningKey(authSecret, row), createdAt: row.created_at, endsAt: row.ends_at }))
}

/** Makes the first key. Several instances may start at once. */
export async function ensureShopKey({ db, clock }: Store): Promise<void> {
  const current = await db.selectFrom('agent_keys').select('kid').where('ends_at', 'is', null).executeTakeFirst()
  if (current) return
  const now = clock.now()
  await db
    .insertInto('agent_keys')
    .values({ kid: monthOf(now), salt: randomBytes(saltBytes), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes a new key, with which the shop signs from now on, and returns its id. The earlier one stays published for seven days. */
export async function replaceShopKey({ db, clock }: Store): Promise<string> {
  const now = clock.now()
  const ends_at = new Date(now.getTime() + publishedDays * dayMs)
  await db.updateTable('agent_keys').set({ ends_at }).where('ends_at', 'is', null).execute()
  const kid = `${monthOf(now)}-${randomBytes(3).toString('hex')}`
  await db
    .insertInto('agent_keys')
    .values({ kid, salt: randomBytes(saltBytes), created_at: now })
    .execute()
  return kid
}

export async function deleteEndedKeys({ db, clock }: Store): Promise<void> {
  await db.deleteFrom('agent_keys').where('ends_at', '<=', clock.now()).execute()
}

function monthOf(at: Date): string {
  return `tulpar-${at.toISOString().slice(0, 'YYYY-MM'.length)}`
}
