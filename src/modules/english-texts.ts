type Translated = { translations?: { en?: object | undefined } | undefined }

/** English stands in a resource's own fields: what `translations.en` says is said of those. */
export function withEnglish<Change extends Translated>(change: Change): Change {
  const { en, ...others } = change.translations ?? {}
  return en === undefined ? change : { ...change, ...en, translations: others }
}
