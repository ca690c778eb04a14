export type Texts = Readonly<Record<string, string>>

/** Returns the keys of texts that a language lacks. The shop shows the English text instead. */
export function missingTexts(fields: readonly { key: string; isOptional?: boolean }[], texts: Texts = {}): string[] {
  return fields.filter(({ key, isOptional = false }) => !isOptional && (texts[key] ?? '').trim() === '').map(({ key }) => key)
}
