import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLanguage } from '#contract/languages.ts'
import { compareCatalogues } from './messages/compare-catalogues.ts'
import { findTextFaults } from './messages/find-text-faults.ts'
import { findUsedMessages, isUsed, type UsedMessage } from './messages/find-used-messages.ts'
import { shapesOf } from './messages/message-shape.ts'
import { readCatalogues, type CataloguesByArea } from './messages/read-catalogues.ts'
import { writeMessageParams } from './messages/message-params-source.ts'

const root = join(import.meta.dirname, '../..')
const catalogues = await readCatalogues(join(root, 'messages'))
const problems = [
  ...compareCatalogues(catalogues),
  ...findTextFaults(catalogues),
  ...(await compareWithCode(catalogues)),
  ...(await findStaleTypes(catalogues)),
]

for (const problem of problems) console.error(problem)
console.log(`${catalogues.size} areas of messages, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1

async function compareWithCode(all: CataloguesByArea): Promise<string[]> {
  const used = await findAllUsedMessages(new Set(all.keys()))
  return [...all].flatMap(([area, byLanguage]) => {
    const keys = [...shapesOf(byLanguage.get(defaultLanguage) ?? new Map()).keys()]
    const here = used.filter((message) => message.area === area)
    const patterns = [...new Set(here.map((message) => message.pattern))]
    const unused = keys.filter((key) => !isUsed(key, patterns)).map((key) => `messages/en/${area}.json: "${key}" is not used`)
    const unknown = here
      .filter(({ certain, pattern }) => certain && !keys.some((key) => isUsed(key, [pattern])))
      .map(({ file, pattern }) => `${file}: "${area}:${pattern}" is in no catalogue`)
    return [...unused, ...new Set(unknown)]
  })
}

async function findAllUsedMessages(areas: ReadonlySet<string>) {
  const used: (UsedMessage & { file: string })[] = []
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: root, exclude: (path) => /\.(test|gen)\.tsx?$/.test(path) })) {
    const source = await readFile(join(root, file), 'utf8')
    used.push(...findUsedMessages(source, areas).map((message) => ({ ...message, file })))
  }
  return used
}

async function findStaleTypes(all: CataloguesByArea): Promise<string[]> {
  const written = await readFile(join(root, 'src/contract/messages/message-params.gen.ts'), 'utf8')
  return written === writeMessageParams(all)
    ? []
    : ['src/contract/messages/message-params.gen.ts is stale: node src/commands/generate-message-params.ts']
}
