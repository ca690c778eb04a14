import { expect, it } from 'vitest'
import { parseSource } from './read-sources.mjs'
import { faultsOfComments, faultsOfDocument, faultsOfTestNames } from './word-faults.mjs'

const refused = 'Whoever'
const again = 'anew'

it('finds refused words in comments, and leaves names in backticks alone', () => {
  const source = parseSource('a.ts', `\n/** ${refused} reads it ${again}. */\nexport const a = 1 // \`${again}\``)
  expect(faultsOfComments(source)).toEqual([
    'a.ts:2: a comment says "Whoever" (the person: the visitor, the buyer, staff, the caller)',
    'a.ts:2: a comment says "anew" (again)',
  ])
})

it('finds refused words in a document by line, outside its code', () => {
  const text = `# Title\n\nRead it ${again}.\n\n\`\`\`sh\necho ${again}\n\`\`\`\n\nIt stands out; \`${again}\` is a name.\nIt stands here.`
  expect(faultsOfDocument({ path: 'docs/a.md', text })).toEqual([
    'docs/a.md:3: the document says "anew" (again)',
    'docs/a.md:10: the document says "stands" (is)',
  ])
})

it('finds refused words in names of tests, also of each, skip and templates', () => {
  const names = [
    `it('reads ${again}')`,
    `it.each([1])('reads ${again} %s')`,
    `describe.skip(\`\${b} reads ${again}\`)`,
    `say('reads ${again}')`,
  ]
  const text = names.join('\n')
  expect(faultsOfTestNames({ ...parseSource('a.test.ts', text), text })).toEqual(
    [1, 2, 3].map((line) => `a.test.ts:${line}: the name of a test says "anew" (again)`),
  )
})
