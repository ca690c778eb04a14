// Migrations expand first and contract in a later release, so two releases can run in parallel while instances are replaced. Indexes of
// tables that receive writes are created concurrently.
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { findBlockingIndexes } from './find-blocking-indexes.mjs'
import { findContractions } from './find-contractions.mjs'

const folder = inRoot('db', 'migrations')
const migrations = readdirSync(folder).map((name) => ({ name, sql: readFileSync(`${folder}/${name}`, 'utf8') }))
const faults = migrations.flatMap((migration) => [...findContractions(migration), ...findBlockingIndexes(migration)])
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
