import type { Language } from '#contract/languages.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { Print } from './sheet.ts'

/** The layouts have room for two. */
const mostOthers = 2

type Said = { posterTitle: string; tentTitle: string; scan: string; sticker: string }

/** `said`: the sentences in the main language. `others`: the same in the other languages that are on, printed below. */
export type PrintTexts = { said: Said; others: readonly Said[]; cut: string }

export function printTexts({ language, languages }: Pick<Print, 'language' | 'languages'>): PrintTexts {
  const t = serverTranslator('partner-print', language)
  const others = languages.filter((other) => other !== language).slice(0, mostOthers)
  return { said: saidIn(language), others: others.map(saidIn), cut: t('cut') }
}

function saidIn(language: Language): Said {
  const t = serverTranslator('partner-print', language)
  return { posterTitle: t('posterTitle'), tentTitle: t('tentTitle'), scan: t('scan'), sticker: t('sticker') }
}
