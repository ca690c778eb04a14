import { type RawBuilder, sql } from 'kysely'

type Text = RawBuilder<unknown>

/** Matches a text that contains every typed word, in any order. Ignores case, accents and apostrophes, and equates Kazakh letters. */
export function holdsWords(text: Text, typed: string): RawBuilder<boolean> {
  return foldedHoldsWords(sql`search_fold(${text})`, typed)
}

/** Matches a text that `search_fold` has already folded. */
export function foldedHoldsWords(folded: Text, typed: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    patternsOf(typed).map((pattern) => sql`${folded} like ${pattern}`),
    sql` and `,
  )})`
}

/** Matches row by row: the folded text is computed once for all words, and no index is used. */
export function foldedHoldsWordsByRow(folded: Text, typed: string): RawBuilder<boolean> {
  return sql<boolean>`${folded} like all(array[${sql.join(patternsOf(typed))}]::text[])`
}

/** Returns true if no word has the three letters or digits in a row that a trigram index needs. */
export function isTooShortForIndex(typed: string): boolean {
  return !/[\p{L}\p{N}]{3}|\S{5}/u.test(typed.replaceAll(/['’‘ʼ`´]/g, ''))
}

/** Returns patterns for `like` with its wildcards escaped. Without a word, one that matches everything. */
function patternsOf(typed: string): RawBuilder<string>[] {
  const words = typed.split(/\s+/).filter(Boolean)
  return (words.length === 0 ? [''] : words).map((word) => sql<string>`search_fold(${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`)
}
