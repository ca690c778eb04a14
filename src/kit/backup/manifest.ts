import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Whose tables these are: a restore makes the same and then goes on to its own. */
  migrations: z.array(z.string()),
  /** The parts of tables that are cut into months, as SQL that makes them. */
  parts: z.array(z.string()),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  jobs: z.int(),
  /** Null where they lie in a bucket. */
  files: z.int().nullable(),
})
export type Manifest = z.infer<typeof manifest>

/** Written last: a folder without one is no whole backup. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(join(folder, 'backup.json'), JSON.stringify(content, null, 2), { mode: 0o600 })
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
