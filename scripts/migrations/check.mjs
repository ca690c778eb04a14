// Migrations expand first and contract in a later release, so that two releases can work side by side while instances are replaced.
// Indexes of tables that people write to are built beside them.
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { findBlockingIndexes } from './find-blocking-indexes.mjs'
import { findContractions } from './find-contractions.mjs'

const folder = inRoot('db', 'migrations')
const migrations = readdirSync(folder).map((name) => ({ name, sql: readFileSync(`${folder}/${name}`, 'utf8') }))
const faults = migrations.flatMap((migration) => [...findContractions(migration), ...findBlockingIndexes(migration)])
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
