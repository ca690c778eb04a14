// Migrations expand first and contract in a later release, so that two releases can work side by side while instances are replaced.
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { findContractions } from './find-contractions.mjs'

const folder = inRoot('db', 'migrations')
const faults = readdirSync(folder).flatMap((name) => findContractions({ name, sql: readFileSync(`${folder}/${name}`, 'utf8') }))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
