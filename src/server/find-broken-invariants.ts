import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { modules } from './modules.ts'

export type BrokenInvariant = { rule: string; subject: string; finding: string }

/** In one consistent snapshot. Reads whole tables, which takes minutes in a very large shop. */
export async function findBrokenInvariants(db: Database): Promise<BrokenInvariant[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const broken: BrokenInvariant[] = []
      for (const { rule, violations } of modules.flatMap(({ invariants = [] }) => invariants)) {
        const { rows } = await sql<{
          subject: string
          finding: string
        }>`select subject, finding from (${sql.raw(violations)}) as v limit 20`.execute(transaction)
        broken.push(...rows.map((row) => ({ rule, ...row })))
      }
      return broken
    })
}
