import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCatalogues } from './messages/read-catalogues.ts'
import { writeMessageParams } from './messages/message-params-source.ts'

const root = join(import.meta.dirname, '../..')
await writeFile(join(root, 'src/contract/messages/message-params.gen.ts'), writeMessageParams(await readCatalogues(join(root, 'messages'))))
