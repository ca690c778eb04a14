import { type Expression, sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

export function findSecondFactor(db: Database, accountId: string) {
  return db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** Locks and returns the second factor, active or still being set up. */
export function lockSecondFactor(db: Database, accountId: string) {
  return db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Replaces a setup in progress. Returns false when a factor is active. */
export async function startSecondFactor(
  db: Database,
  row: { account_id: string; sealed_secret: Buffer; created_at: Date },
): Promise<boolean> {
  const started = await db
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: row.sealed_secret, created_at: row.created_at, last_period: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return started !== undefined
}

/** Returns false when a code of this period or a later one was already used. */
export async function takePeriod(db: Database, accountId: string, period: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ last_period: period })
    .where('account_id', '=', accountId)
    .where('last_period', '<', period)
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function confirmSecondFactor(db: Database, accountId: string, now: Date): Promise<void> {
  await db.updateTable('second_factors').set({ confirmed_at: now }).where('account_id', '=', accountId).execute()
}

/** Also deletes its recovery codes. */
export async function deleteSecondFactor(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('account_id', '=', accountId).execute()
}

export async function deleteSecondFactorSince(db: Database, accountId: string, since: Date): Promise<void> {
  await db
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('created_at', '>=', since), eb('confirmed_at', '>=', since)]))
    .execute()
}

export async function strengthenSession(db: Database, token: string): Promise<void> {
  await db.updateTable('sessions').set({ has_second_factor: true }).where('token', '=', token).execute()
}

export function hasConfirmedApp(accountId: Expression<string>) {
  return sql<boolean>`exists (select from second_factors f where f.account_id = ${accountId} and f.confirmed_at is not null)`
}

export function findFactors(db: Database, accountId: string) {
  return db
    .selectFrom('profiles')
    .select(['role', 'is_demo'])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('passkeys as k')
            .select(sql`1`.as('one'))
            .whereRef('k.account_id', '=', 'profiles.id'),
        )
        .as('has_passkey'),
      hasConfirmedApp(eb.ref('profiles.id')).as('has_app'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst()
}
