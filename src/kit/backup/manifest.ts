import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const bound = z.string().regex(/^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d\+00)?$/)
/** A part of a table that is cut into months. */
const part = z.strictObject({ schema: name, name, table: name, from: bound, to: bound, fillfactor: z.int().min(10).max(100).nullable() })
export type TablePart = z.infer<typeof part>

/** Backups of earlier versions hold SQL here. It is read, and never run. */
const partAsSql =
  /^create table (\w+)\.(\w+) partition of (\w+) FOR VALUES FROM \('([^']+)'\) TO \('([^']+)'\)(?: with \(fillfactor=(\d+)\))?$/

const manifest = z.strictObject({
  format: z.literal([1, 2]),
  made_at: z.iso.datetime(),
  /** Whose tables these are: a restore makes the same and then goes on to its own. */
  migrations: z.array(z.string()),
  parts: z.array(z.preprocess((value) => (typeof value === 'string' ? readPart(value) : value), part)),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  jobs: z.int(),
  /** Null where they lie in a bucket. */
  files: z.int().nullable(),
})
export type Manifest = z.infer<typeof manifest>

/** Written last: a folder without one is no whole backup. Throws where it could not be read back. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest.parse(content), null, 2), { mode: 0o600 })
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${folder} holds no whole backup: it has no backup.json`)
  return manifest.parse(JSON.parse(text))
}

/** Where the rows of a table lie: one a line, as a JSON text of what PostgreSQL writes for the row. */
export function rowsFile(folder: string, table: string): string {
  return join(folder, 'rows', `${table}.gz`)
}

function readPart(text: string): unknown {
  const [, schema, name, table, from, to, fillfactor] = partAsSql.exec(text) ?? []
  return { schema, name, table, from, to, fillfactor: fillfactor === undefined ? null : Number(fillfactor) }
}
