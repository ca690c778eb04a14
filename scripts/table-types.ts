import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen'
import type pg from 'pg'
import { languages } from '#contract/languages.ts'
import { createDatabase } from '#kit/database/database.ts'

/**
 * Generates the TypeScript type of every table as the connection's parsers return values. `check (column in (…))` and
 * the domain of languages become unions.
 */
export async function generateTableTypes(client: Pick<pg.Client, 'query'>, url: string): Promise<string> {
  const connection = createDatabase({ url, poolSize: 5 })
  try {
    return await generate({
      db: connection.db,
      dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
      // The job queue manages its own tables.
      excludePattern: '{public.schema_migrations,jobs.*}',
      outFile: null,
      overrides: { columns: { ...(await readUnions(client)), ...(await readLanguages(client)) } },
      typeMapping: { int8: 'number' },
    })
  } finally {
    await connection.close()
  }
}

interface ChecksRow {
  column: string
  definition: string
  has_default: boolean
}

const singleColumnChecks = `
  select c.relname || '.' || a.attname as column, pg_get_constraintdef(k.oid) as definition, a.atthasdef as has_default
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'c' and array_length(k.conkey, 1) = 1 and c.relnamespace = 'public'::regnamespace`

async function readUnions(client: Pick<pg.Client, 'query'>): Promise<Record<string, RawExpressionNode>> {
  const { rows } = await client.query<ChecksRow>(singleColumnChecks)
  return Object.fromEntries(
    rows.flatMap(({ column, definition, has_default }) => {
      const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition)?.[1]
      if (!list) return []
      const values = [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = '']) => value.replaceAll("''", "'"))
      return [[column, unionOf(values, has_default)]]
    }),
  )
}

const languageColumns = `
  select c.relname || '.' || a.attname as column, a.atthasdef as has_default
  from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  where a.atttypid = 'shop_language'::regtype and c.relnamespace = 'public'::regnamespace`

async function readLanguages(client: Pick<pg.Client, 'query'>): Promise<Record<string, RawExpressionNode>> {
  const { rows } = await client.query<Omit<ChecksRow, 'definition'>>(languageColumns)
  return Object.fromEntries(rows.map(({ column, has_default }) => [column, unionOf(languages, has_default)]))
}

function unionOf(values: readonly string[], hasDefault: boolean): RawExpressionNode {
  const union = values.map((value) => JSON.stringify(value)).join(' | ')
  return new RawExpressionNode(hasDefault ? `Generated<${union}>` : union)
}
