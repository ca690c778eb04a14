import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import type { Area, Catalogue } from '#contract/messages/translator.ts'
import { projectRoot } from '#kit/config/project-root.ts'

const catalogues = new Map<string, Catalogue>()

/** Returns one file of `messages/`, read once. */
export function readCatalogue(language: Language, area: Area): Catalogue {
  const name = `${language}/${area}.json`
  const catalogue = catalogues.get(name) ?? (JSON.parse(readFileSync(join(projectRoot, 'messages', name), 'utf8')) as Catalogue)
  catalogues.set(name, catalogue)
  return catalogue
}
