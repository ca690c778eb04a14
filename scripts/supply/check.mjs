// Checks the licences and integrity hashes of the packages, and that no committed file contains a secret.
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { inRoot, root } from '../setup/root.mjs'
import { findUnfit, listPackages } from './packages.mjs'
import { findSecrets } from './secrets.mjs'

const largestText = 1_000_000

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
  .split('\0')
  .filter((path) => path !== '' && statSync(inRoot(path), { throwIfNoEntry: false })?.isFile() && statSync(inRoot(path)).size < largestText)

const faults = [...findUnfit(listPackages()), ...files.flatMap((path) => findSecrets(path, readFileSync(inRoot(path), 'latin1')))]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
