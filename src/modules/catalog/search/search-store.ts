import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { noteProducts } from '../catalog-changes.ts'
import { switchLayout } from './keyboard-layout.ts'
import { type ProductRow, productRow, productTexts, readProductTexts } from '../products/product-store.ts'
import { type SearchTerms, searchTermsOf } from './search-terms.ts'

const bestProducts = productTexts('unnest((select search_products($2, $3, $4, $5))) with ordinality')

/** Best first. Tries the query as typed, then in the other keyboard layout, then corrected, and last any of its words. */
export async function searchProducts(ctx: Pick<Ctx, 'db' | 'language' | 'uses'>, query: string, wanted: number): Promise<ProductRow[]> {
  for await (const { stems, words, beginning } of readings(ctx.db, query)) {
    const products = await readProductTexts(ctx.db, bestProducts, [ctx.language, stems, words, beginning, wanted])
    if (products.length === 0) continue
    const rows = products.map(productRow)
    noteProducts(ctx.uses, rows)
    return rows
  }
  return []
}

/** Texts of tsqueries for product_search.document. */
export type MatchingQuery = {
  query: string
  /** Two tsqueries that together match the same products as `query` and no product in common; otherwise empty. */
  apart: readonly string[]
}

/** Yields the possible readings of a query, the likeliest first. Request the next one only if no earlier one matched any product. */
export async function* matchingQueries(db: Database, query: string): AsyncGenerator<MatchingQuery, void> {
  for await (const { stems, words, beginning, apart = [] } of readings(db, query)) {
    const { rows } = await sql<MatchingQuery>`
      select words_query(${stems}, ${words}, ${beginning})::text as query,
        array(select words_query(array[stem], array[''], null)::text from unnest(${apart}::text[]) as stem) as apart`.execute(db)
    if (rows[0]) yield rows[0]
  }
}

async function* readings(db: Database, query: string): AsyncGenerator<SearchTerms> {
  const typed = searchTermsOf(query)
  if (typed) yield typed
  const switched = searchTermsOf(switchLayout(query))
  if (switched) yield switched
  const meant = typed && (await findMeant(db, typed))
  if (meant) yield meant
  if (typed && typed.words.length > 1) yield anyOf(meant ?? typed)
}

/** When no product contains all words, products with any of them are still a result. */
function anyOf({ stems, folded }: SearchTerms): SearchTerms {
  const any = { stems: [stems.join(' | ')], words: [''], folded, beginning: null }
  const [one, other, ...more] = stems
  return one === undefined || other === undefined || more.length > 0 ? any : { ...any, apart: [one, other] }
}

/** Adds similar known words to each word of the search. Undefined when no word has any. */
async function findMeant(db: Database, terms: SearchTerms): Promise<SearchTerms | undefined> {
  const { rows } = await sql<{ stems: string | null }>`
    select case when length(w.folded) >= ${shortestMended} then meant_stems(w.folded, string_to_array(w.turned, ' ')) end as stems
    from unnest(${terms.folded}::text[], ${terms.folded.map(turnedSpellings)}::text[]) with ordinality as w (folded, turned, place)
    order by place`.execute(db)
  if (rows.every((row) => row.stems === null)) return undefined
  const stems = terms.stems.map((stem, place) => (rows[place]?.stems ? `${stem} | ${rows[place].stems}` : stem))
  return { ...terms, stems }
}

/** Two letters resemble too many words, and a letter held down folds to two. */
const shortestMended = 3

/** Returns the word with each pair of neighbouring letters exchanged, separated by blanks: mgu → gmu mug. */
function turnedSpellings(folded: string): string {
  const letters = Array.from(folded)
  return letters
    .slice(1)
    .map((letter, place) => [...letters.slice(0, place), letter, letters[place], ...letters.slice(place + 2)].join(''))
    .join(' ')
}
