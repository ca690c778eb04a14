import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Version } from '#modules/agents/versions/version.ts'

const root = resolve('tests/fixtures/ucp')
const folders: Record<Version, string> = { '2026-08-25': 'main-2026-08-22', '2026-04-08': '2026-04-08' }

/** Returns a function that lists what UCP's own schema refuses, for example `faults('schemas/shopping/cart.json', answer)`. */
export function ucpSchemas(version: Version) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uri: isAddress, 'date-time': isInstant } })
  const folder = resolve(root, folders[version])
  for (const file of globSync(`${folder}/**/*.json`)) {
    const schema = JSON.parse(readFileSync(file, 'utf8')) as object
    ajv.addSchema({ ...schema, $id: `https://schemas.test/${relative(folder, file)}` })
  }
  return (path: string, answer: unknown) => {
    const validate = ajv.getSchema(`https://schemas.test/${path}`)
    if (!validate) throw new Error(`There is no schema ${path}`)
    void validate(answer)
    return validate.errors ?? []
  }
}

function isAddress(text: string): boolean {
  return URL.canParse(text)
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text)
}
