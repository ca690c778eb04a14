type Translated = { translations?: { en?: object | undefined } | undefined }

/** English stands in a resource's own fields: what `translations.en` says is said of those. */
export function withEnglish<Change extends Translated>(change: Change): Change {
  const { translations } = change
  if (translations?.en === undefined) return change
  const { en, ...others } = translations
  return { ...change, ...en, translations: others }
}
