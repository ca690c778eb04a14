import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const bound = z.string().regex(/^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d\+00)?$/)
/** A monthly partition of a table. */
const part = z.strictObject({ schema: name, name, table: name, from: bound, to: bound, fillfactor: z.int().min(10).max(100).nullable() })
export type TablePart = z.infer<typeof part>

/** Backups of earlier versions contain SQL here. It is parsed, but never run. */
const partAsSql =
  /^create table (\w+)\.(\w+) partition of (\w+) FOR VALUES FROM \('([^']+)'\) TO \('([^']+)'\)(?: with \(fillfactor=(\d+)\))?$/

const manifest = z.strictObject({
  format: z.literal([1, 2]),
  made_at: z.iso.datetime(),
  /** The migrations of the saved tables. A restore applies these first, then its own. */
  migrations: z.array(z.string()),
  parts: z.array(z.preprocess((value) => (typeof value === 'string' ? readPart(value) : value), part)),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  jobs: z.int(),
  /** Null when the files are in a bucket. */
  files: z.int().nullable(),
})
export type Manifest = z.infer<typeof manifest>

/** Written last: a folder without a manifest is not a complete backup. Throws if the manifest could not be read back. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest.parse(content), null, 2), { mode: 0o600 })
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${folder} holds no whole backup: it has no backup.json`)
  return manifest.parse(JSON.parse(text))
}

/** The file with a table's rows: one per line, PostgreSQL's text of the row as a JSON string. */
export function rowsFile(folder: string, table: string): string {
  return join(folder, 'rows', `${table}.gz`)
}

function readPart(text: string): unknown {
  const [, schema, name, table, from, to, fillfactor] = partAsSql.exec(text) ?? []
  return { schema, name, table, from, to, fillfactor: fillfactor === undefined ? null : Number(fillfactor) }
}
