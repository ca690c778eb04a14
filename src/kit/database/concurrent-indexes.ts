import type pg from 'pg'

/** First line of a migration that runs outside a transaction, so its table stays writable while an index is built. */
const mark = /^-- no transaction: \S/
const created = /^create (?:unique )?index concurrently (\w+) on /i
const dropped = /^drop index concurrently if exists \w+$/i

export function runsOutsideTransaction(sql: string): boolean {
  return mark.test(sql)
}

/** Throws if the migration contains anything other than concurrent index changes, which a failure would leave half done. */
function concurrentStatements(sql: string): string[] {
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  const strange = statements.find((statement) => !created.test(statement) && !dropped.test(statement))
  if (strange !== undefined) throw new Error(`without a transaction only indexes are made and dropped concurrently, not: ${strange}`)
  return statements
}

/** Creates and drops indexes concurrently. Repeatable: it rebuilds indexes that a failed run left invalid and skips valid ones. */
export async function changeIndexesConcurrently(client: pg.Client, sql: string): Promise<void> {
  const statements = concurrentStatements(sql)
  // A concurrent build waits for older transactions, however long they take, and blocks no other statement.
  await client.query('set lock_timeout = 0; set statement_timeout = 0')
  try {
    for (const statement of statements) {
      const index = created.exec(statement)?.[1]
      const isValid = index === undefined ? undefined : await isIndexValid(client, index)
      if (isValid === false) await client.query(`drop index concurrently ${index}`)
      if (isValid !== true) await client.query(statement)
    }
  } finally {
    await client.query('reset lock_timeout; reset statement_timeout')
  }
}

/** Returns undefined when there is no index of this name. */
async function isIndexValid(client: pg.Client, name: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ is_valid: boolean }>(
    'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  )
  return rows[0]?.is_valid
}
