import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPartial, type Language } from '#contract/languages.ts'
import { withEnglish } from '#contract/messages/in-english.ts'
import type { Area, Catalogue } from '#contract/messages/translator.ts'
import { projectRoot } from '#kit/config/project-root.ts'

const catalogues = new Map<string, Catalogue>()

/** Returns one area of the messages, read once. English messages replace those that the language lacks. */
export function readCatalogue(language: Language, area: Area): Catalogue {
  const name = `${language}/${area}.json`
  const catalogue = catalogues.get(name) ?? load(language, area)
  catalogues.set(name, catalogue)
  return catalogue
}

function load(language: Language, area: Area): Catalogue {
  const file = join(projectRoot, 'messages', language, `${area}.json`)
  if (!isPartial(language)) return read(file)
  return withEnglish(existsSync(file) ? read(file) : {}, readCatalogue('en', area))
}

function read(file: string): Catalogue {
  return JSON.parse(readFileSync(file, 'utf8'))
}
