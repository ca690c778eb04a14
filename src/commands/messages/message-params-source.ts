import { defaultLanguage } from '#contract/languages.ts'
import { shapesOf } from './message-shape.ts'
import type { CataloguesByArea } from './read-catalogues.ts'

/** Writes `message-params.gen.ts`: each English key with the parameters of its message. */
export function writeMessageParams(catalogues: CataloguesByArea): string {
  const areas = [...catalogues].flatMap(([area, byLanguage]) => {
    const english = byLanguage.get(defaultLanguage)
    if (!english) return []
    const keys = [...shapesOf(english).values()].map(({ key, params }) => `    '${key}': ${paramsType(params)}`)
    return [`  '${area}': {\n${keys.join('\n')}\n  }`]
  })
  return `// Written by \`node src/commands/generate-message-params.ts\` from messages/en. Not edited by hand.\nexport type MessageParams = {\n${areas.join('\n')}\n}\n`
}

function paramsType(params: string[]): string {
  if (params.length === 0) return 'never'
  return `{ ${params.map((name) => `${name}: ${name === 'count' ? 'number' : 'string | number'}`).join('; ')} }`
}
