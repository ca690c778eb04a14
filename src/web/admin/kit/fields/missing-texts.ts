export type Texts = Readonly<Record<string, string>>

/** The keys of texts that a language lacks; shoppers read the English there. */
export function missingTexts(fields: readonly { key: string; isOptional?: boolean }[], texts: Texts = {}): string[] {
  return fields.filter(({ key, isOptional = false }) => !isOptional && (texts[key] ?? '').trim() === '').map(({ key }) => key)
}
