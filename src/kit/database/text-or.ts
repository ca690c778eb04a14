import { type RawBuilder, sql } from 'kysely'

/** Falls back to `otherwise` when the text is empty or missing, as translations do field by field. */
export function textOr(text: string, otherwise: string): RawBuilder<string> {
  return sql<string>`coalesce(nullif(${sql.ref(text)}, ''), ${sql.ref(otherwise)})`
}
