// `node scripts/structure/check.mjs` checks the module graph, the places where SQL is allowed, and that file names are unique in a module.
import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { faceOf, orderOf } from './faces.mjs'
import { findFaults } from './find-faults.mjs'
import { readSources } from './read-sources.mjs'

const sources = ['src/kit', 'src/contract', 'src/brand', 'src/modules', 'src/server', 'src/commands', 'src/demo', 'src/web'].flatMap(
  readSources,
)
const faces = new Map(
  sources
    .filter(({ path }) => /^src\/modules\/[\w-]+\/module\.ts$/.test(path))
    .map(faceOf)
    .map((face) => [face.name, face]),
)
const order = orderOf(sources.find(({ path }) => path === 'src/server/modules.ts'))

/** Rows `| module | what it owns |`. */
const rows = readFileSync(inRoot('ARCHITECTURE.md'), 'utf8').matchAll(/^\| (?!(?:module|folder) \|)([\w-]+) \| [^|]* \|$/gm)
const listed = [...rows].map(([, name]) => name)

const faults = findFaults({ sources, faces, order, listed })
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
