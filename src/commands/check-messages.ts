import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLanguage } from '#contract/languages.ts'
import { compareCatalogues } from './messages/compare-catalogues.ts'
import { findUsedWords, isUsed, type UsedWord } from './messages/find-used-words.ts'
import { shapesOf } from './messages/message-shape.ts'
import { readCatalogues, type CataloguesByArea } from './messages/read-catalogues.ts'
import { writeWordParams } from './messages/word-params-source.ts'

const root = join(import.meta.dirname, '../..')
const catalogues = await readCatalogues(join(root, 'messages'))
const problems = [...compareCatalogues(catalogues), ...(await compareWithCode(catalogues)), ...(await findStaleTypes(catalogues))]

for (const problem of problems) console.error(problem)
console.log(`${catalogues.size} areas of words, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1

async function compareWithCode(all: CataloguesByArea): Promise<string[]> {
  const used = await findAllUsedWords(new Set(all.keys()))
  return [...all].flatMap(([area, byLanguage]) => {
    const keys = [...shapesOf(byLanguage.get(defaultLanguage) ?? new Map()).keys()]
    const here = used.filter((word) => word.area === area)
    const patterns = [...new Set(here.map((word) => word.pattern))]
    const unused = keys.filter((key) => !isUsed(key, patterns)).map((key) => `messages/en/${area}.json: "${key}" is not used`)
    const unknown = here
      .filter(({ certain, pattern }) => certain && !keys.some((key) => isUsed(key, [pattern])))
      .map(({ file, pattern }) => `${file}: "${area}:${pattern}" is in no catalogue`)
    return [...unused, ...new Set(unknown)]
  })
}

async function findAllUsedWords(areas: ReadonlySet<string>) {
  const used: (UsedWord & { file: string })[] = []
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: root, exclude: (path) => /\.(test|gen)\.tsx?$/.test(path) })) {
    const source = await readFile(join(root, file), 'utf8')
    used.push(...findUsedWords(source, areas).map((word) => ({ ...word, file })))
  }
  return used
}

async function findStaleTypes(all: CataloguesByArea): Promise<string[]> {
  const written = await readFile(join(root, 'src/contract/messages/word-params.gen.ts'), 'utf8')
  return written === writeWordParams(all)
    ? []
    : ['src/contract/messages/word-params.gen.ts is stale: node src/commands/generate-word-params.ts']
}
