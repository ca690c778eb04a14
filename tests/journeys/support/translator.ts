import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { type Catalogue, createTranslator, type Translator } from '#contract/messages/translator.ts'

/** Returns the shop's messages in a language, by which journeys find buttons. */
export function translatorIn(language: Language): Translator {
  const folder = join(import.meta.dirname, '../../../messages', language)
  const catalogues = readdirSync(folder).map((file) => {
    const catalogue: Catalogue = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return [basename(file, '.json'), catalogue] as const
  })
  return createTranslator(language, Object.fromEntries(catalogues))
}

/** Matches a sentence in which ¤ is replaced by any amount. */
export function withAmount(sentence: string): RegExp {
  return new RegExp(`^${patternOf(sentence).replace('¤', 'RM.[\\d,.]+')}$`)
}

export function startingWith(sentence: string): RegExp {
  return new RegExp(`^${patternOf(sentence)}`)
}

export function holding(sentence: string): RegExp {
  return new RegExp(patternOf(sentence))
}

/** Button names are read without no-break spaces, page titles with them. */
function patternOf(sentence: string): string {
  return RegExp.escape(sentence).replaceAll(/\\x20|\\xa0|\\u202f/g, '\\s')
}
