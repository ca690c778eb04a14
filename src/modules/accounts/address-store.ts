import { sql } from 'kysely'
import type { AddressInput } from '#contract/members.ts'
import type { Database } from '#kit/database/database.ts'

export type AddressFields = Omit<AddressInput, 'country_name' | 'is_default_shipping' | 'is_default_billing'> & {
  country_name: string | null
}
export type Defaults = { is_default_shipping: boolean; is_default_billing: boolean }

/** Locks the account's address book until the transaction ends, so only one change runs at a time. */
export async function lockBook(db: Database, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses:${accountId}`}, 0))`.execute(db)
}

/** In order of creation. */
export function selectAddresses(db: Database, accountId: string) {
  return db.selectFrom('addresses').selectAll().where('account_id', '=', accountId).orderBy('created_at').orderBy('id').execute()
}
export type AddressRow = Awaited<ReturnType<typeof selectAddresses>>[number]

/** Clears the previous defaults, since an address book has one of each kind. */
export async function clearDefaults(db: Database, accountId: string, defaults: Defaults): Promise<void> {
  const kinds = [
    ...(defaults.is_default_shipping ? ['is_default_shipping' as const] : []),
    ...(defaults.is_default_billing ? ['is_default_billing' as const] : []),
  ]
  for (const kind of kinds)
    await db
      .updateTable('addresses')
      .set({ [kind]: false })
      .where('account_id', '=', accountId)
      .where(kind, '=', true)
      .execute()
}

export function insertAddress(db: Database, row: AddressFields & Defaults & { id: string; account_id: string; created_at: Date }) {
  return db.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow()
}

export function updateAddress(db: Database, accountId: string, id: string, change: AddressFields & Partial<Defaults>) {
  return db.updateTable('addresses').set(change).where('id', '=', id).where('account_id', '=', accountId).returningAll().executeTakeFirst()
}

export function deleteAddress(db: Database, accountId: string, id: string) {
  return db.deleteFrom('addresses').where('id', '=', id).where('account_id', '=', accountId).returning('id').executeTakeFirst()
}
