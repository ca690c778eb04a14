import type { AutomationKind } from '#contract/rules/automation-kinds.ts'
import type { LetterBlock, Letters } from '#contract/letter-blocks.ts'
import { type Language, languages } from '#contract/languages.ts'
import { namePlaceholder } from '#contract/rules/letter-limits.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { allAutomations } from './all-automations.ts'

/** Whether the letter's link and content come from the reader's own cart, order or wishlist. */
export function isAboutSomething(kind: AutomationKind): boolean {
  return 'subject' in allAutomations[kind].letter
}

export function lettersOf(kind: AutomationKind, changed: Letters): Letters {
  return Object.fromEntries(languages.map((language) => [language, changed[language] ?? defaultLetter(kind, language)]))
}

function defaultLetter(kind: AutomationKind, language: Language) {
  const t = serverTranslator('automation-letters', language)
  const name = namePlaceholder
  const { letter } = allAutomations[kind]
  const goods: LetterBlock[] = isAboutSomething(kind) ? [{ type: 'products', product_ids: [] }] : []
  const blocks: LetterBlock[] = [
    { type: 'heading', text: t(`${kind}.heading`, { name }) },
    { type: 'text', text: t(`${kind}.text`, { name }) },
    ...goods,
    { type: 'button', text: t(`${kind}.button`), href: 'href' in letter ? letter.href : '' },
  ]
  return { subject: t(`${kind}.subject`, { name }), preheader: t(`${kind}.preheader`), blocks }
}
