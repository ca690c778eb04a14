import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCatalogues } from './messages/read-catalogues.ts'
import { writeWordParams } from './messages/word-params-source.ts'

const root = join(import.meta.dirname, '../..')
await writeFile(join(root, 'src/contract/messages/word-params.gen.ts'), writeWordParams(await readCatalogues(join(root, 'messages'))))
