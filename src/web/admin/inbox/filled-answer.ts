import type { SavedReply } from '#contract/saved-replies.ts'
import type { Language } from '#contract/languages.ts'

type Reader = { name: string; order_number: string | null; language: Language }

/** Appends a saved reply in the reader's language, with their name and order number, to the typed text. */
export function withAnswer(typed: string, { text, translations }: Pick<SavedReply, 'text' | 'translations'>, reader: Reader): string {
  const filled = (translations[reader.language]?.text ?? text)
    .replaceAll('{{name}}', () => reader.name)
    .replaceAll('{{order}}', () => reader.order_number ?? '…')
  return typed.trim() === '' ? filled : `${typed.trimEnd()}\n\n${filled}`
}
