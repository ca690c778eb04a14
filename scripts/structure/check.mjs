// `node scripts/structure/check.mjs` checks the module graph, the places where SQL is allowed, that file names are unique in a module, and the
// words of comments, documents and names of tests.
import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { faceOf, orderOf } from './faces.mjs'
import { findFaults } from './find-faults.mjs'
import { filesIn, parseSource, readSources } from './read-sources.mjs'
import { mentionsRefusedWord } from './plain-words.mjs'
import { faultsOfComments, faultsOfDocument, faultsOfTestNames } from './word-faults.mjs'

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

const withText = (path) => ({ path, text: readFileSync(inRoot(path), 'utf8') })
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'deploy/README.md', ...filesIn('docs')]
  .filter((path) => path.endsWith('.md'))
  .map(withText)
/** Files of which only the words are checked: tests and scripts. */
const others = ['src', 'tests', 'scripts', 'bench']
  .flatMap(filesIn)
  .filter((path) => /^(?!src\/).*\.(?:tsx?|mjs)$|\.test\.tsx?$/.test(path))
  .map(withText)
  .filter(({ text }) => mentionsRefusedWord(text))
  .map(({ path, text }) => ({ ...parseSource(path, text), text }))

const faults = [
  ...findFaults({ sources, faces, order, listed }),
  ...documents.flatMap(faultsOfDocument),
  ...others.flatMap(faultsOfTestNames),
  ...others.flatMap(faultsOfComments),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
