type Translated = { translations?: { en?: object | undefined } | undefined }

/** Moves `translations.en` to the resource's own fields, which hold its English texts. */
export function withEnglish<Change extends Translated>(change: Change): Change {
  const { translations } = change
  if (translations?.en === undefined) return change
  const { en, ...others } = translations
  return { ...change, ...en, translations: others }
}
