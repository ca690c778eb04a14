// `npm run calls` writes the browser's tables of calls from the contract; with --check it reports whether they are stale.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '#contract/contract.ts'
import { writeCalls } from './calls/write-calls.ts'

const folder = join(import.meta.dirname, '../contract/calls')
const tables = new Map(writeCalls(contract).map(({ file, text }) => [file, text]))
const there = (await readdir(folder)).filter((file) => file.endsWith('.gen.ts'))
const written = new Map(await Promise.all(there.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)))
const stale = [...new Set([...tables.keys(), ...there])].filter((file) => tables.get(file) !== written.get(file))

if (!process.argv.includes('--check')) {
  for (const file of stale) {
    const text = tables.get(file)
    await (text === undefined ? rm(join(folder, file)) : writeFile(join(folder, file), text))
  }
  console.log(stale.length > 0 ? `wrote ${stale.join(', ')}` : 'the tables of calls were up to date')
} else if (stale.length > 0) {
  console.error(`${stale.join(', ')} in src/contract/calls do not match the contract: run "npm run calls"`)
  process.exitCode = 1
}
