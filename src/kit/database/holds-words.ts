import { type RawBuilder, sql } from 'kysely'

type Text = RawBuilder<unknown>

/** Whether a text holds every word of what is typed, in any order. Case, accents, apostrophes and Kazakh letters make no difference. */
export function holdsWords(text: Text, typed: string): RawBuilder<boolean> {
  return foldedHoldsWords(sql`search_fold(${text})`, typed)
}

/** The same, of a text that `search_fold` has folded. */
export function foldedHoldsWords(folded: Text, typed: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    patternsOf(typed).map((pattern) => sql`${folded} like ${pattern}`),
    sql` and `,
  )})`
}

/** The same, row by row: the text is made once for all words, and no index is used. */
export function foldedHoldsWordsByRow(folded: Text, typed: string): RawBuilder<boolean> {
  return sql<boolean>`${folded} like all(array[${sql.join(patternsOf(typed))}]::text[])`
}

/** Whether no word has the three letters or digits in a row that a trigram index needs. */
export function isTooShortForIndex(typed: string): boolean {
  return !/[\p{L}\p{N}]{3}|\S{5}/u.test(typed.replaceAll(/['’‘ʼ`´]/g, ''))
}

/** Patterns of `like`, with its wildcards escaped. Without a word: everything. */
function patternsOf(typed: string): RawBuilder<string>[] {
  const words = typed.split(/\s+/).filter(Boolean)
  return (words.length === 0 ? [''] : words).map((word) => sql<string>`search_fold(${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`)
}
