// `npm run schema` writes db/schema.sql and the table types from the migrations. With --check it only reports stale files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'
import { dumpSchema } from '#kit/database/schema-dump.ts'
import { withScratchDatabase } from '#tests/support/scratch-database.ts'
import { generateTableTypes } from './table-types.ts'

const outputs = await withScratchDatabase(async (client, url) => [
  { path: 'db/schema.sql', text: await dumpSchema(client) },
  { path: 'src/kit/database/tables.ts', text: await generateTableTypes(client, url) },
])

const stale = outputs.filter(({ path, text }) => {
  const file = join(projectRoot, path)
  return !existsSync(file) || readFileSync(file, 'utf8') !== text
})

if (!process.argv.includes('--check')) {
  for (const { path, text } of stale) writeFileSync(join(projectRoot, path), text)
  console.log(stale.length > 0 ? `wrote ${stale.map(({ path }) => path).join(' and ')}` : 'schema and table types were up to date')
} else if (stale.length > 0) {
  console.error(`${stale.map(({ path }) => path).join(' and ')} do not match db/migrations: run "npm run schema"`)
  process.exitCode = 1
}
