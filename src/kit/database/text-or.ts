import { type RawBuilder, sql } from 'kysely'

/** A column of texts that may be empty or missing, else another: a translation falls back field by field. */
export function textOr(text: string, otherwise: string): RawBuilder<string> {
  return sql<string>`coalesce(nullif(${sql.ref(text)}, ''), ${sql.ref(otherwise)})`
}
