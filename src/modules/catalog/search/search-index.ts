import { sql } from 'kysely'
import { type Language, perLanguage } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'
import { type ProductTexts, searchDocumentOf } from './search-document.ts'
import { colorWords } from './search-synonyms.ts'

const atOnce = 500

/** Call it in the transaction that changed the texts of these products. */
export async function indexProducts(db: Database, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await readTexts(db, ids.slice(start, start + atOnce))
    const documents = rows.map((row) => ({ row, document: searchDocumentOf(textsOf(row)) }))
    await writeDocuments(db, documents)
    await addWords(db, new Map(documents.flatMap(({ document }) => [...document.words])))
  }
}

type TextRow = {
  id: string
  status: string
  featured_rank: number | null
  created_at: Date
  name: string
  description: string
  labels: string
  colors: string[]
  translations: { language: string; name: string; description: string }[]
  labelled: { language: string; words: string }[]
}

async function readTexts(db: Database, ids: readonly string[]): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select p.id, p.status, p.featured_rank, p.created_at, p.name, p.description,
      concat_ws(' ', p.brand, p.sku, array_to_string(p.tags, ' ')) as labels,
      p.colors || array(select v.color from product_variations v where v.product_id = p.id and v.color is not null) as colors,
      (select coalesce(json_agg(t), '[]') from product_translations t where t.product_id = p.id) as translations,
      (select coalesce(json_agg(w), '[]') from (
        select 'en' as language, concat_ws(' ', v.name, v.subtitle) as words from product_variations v where v.product_id = p.id
        union all
        select t.language, concat_ws(' ', t.name, t.subtitle) from product_variations v join variation_translations t on t.variation_id = v.id
          where v.product_id = p.id
        union all
        select 'en', concat_ws(' ', c.name, c.slug) from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id
        union all
        select t.language, t.name from product_categories pc join category_translations t on t.category_id = pc.category_id where pc.product_id = p.id
      ) w) as labelled
    from products p
    where p.id = any(${[...ids]}::uuid[])
    order by p.id`.execute(db)
  return rows
}

function textsOf(row: TextRow): ProductTexts {
  const translated = (language: Language) => row.translations.find((translation) => translation.language === language)
  const labelled = (language: Language) => row.labelled.flatMap((label) => (label.language === language ? [label.words] : [])).join(' ')
  return {
    names: perLanguage((language) => translated(language)?.name ?? (language === 'en' ? row.name : '')),
    labels: {
      ...perLanguage(labelled),
      en: `${row.labels} ${labelled('en')} ${colorWords(row.colors)}`,
      // Adds the colours in Russian too, since Snowball knows every form of чёрный.
      ru: `${labelled('ru')} ${colorWords(row.colors)}`,
    },
    descriptions: perLanguage((language) => translated(language)?.description ?? (language === 'en' ? row.description : '')),
  }
}

type Documents = { row: TextRow; document: ReturnType<typeof searchDocumentOf> }[]

async function writeDocuments(db: Database, documents: Documents): Promise<void> {
  if (documents.length === 0) return
  const column = (valueOf: (one: Documents[number]) => unknown) => documents.map(valueOf)
  await sql`
    insert into product_search (product_id, is_active, featured_rank, created_at, names, document)
    select id, is_active, featured_rank, created_at,
      strip(to_tsvector('english', names_en) || to_tsvector('russian', names_ru) || to_tsvector('simple', names_folded)),
      strip(to_tsvector('english', all_en) || to_tsvector('russian', all_ru) || to_tsvector('simple', all_folded))
    from unnest(
      ${column(({ row }) => row.id)}::uuid[], ${column(({ row }) => row.status === 'active')}::boolean[],
      ${column(({ row }) => row.featured_rank)}::int[], ${column(({ row }) => row.created_at)}::timestamptz[],
      ${column(({ document }) => document.names.english)}::text[], ${column(({ document }) => document.names.russian)}::text[],
      ${column(({ document }) => document.names.folded)}::text[], ${column(({ document }) => document.all.english)}::text[],
      ${column(({ document }) => document.all.russian)}::text[], ${column(({ document }) => document.all.folded)}::text[]
    ) as d (id, is_active, featured_rank, created_at, names_en, names_ru, names_folded, all_en, all_ru, all_folded)
    on conflict (product_id) do update set is_active = excluded.is_active, featured_rank = excluded.featured_rank,
      created_at = excluded.created_at, names = excluded.names, document = excluded.document`.execute(db)
}

async function addWords(db: Database, words: ReadonlyMap<string, string>): Promise<void> {
  if (words.size === 0) return
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1))
  await sql`
    insert into search_words (word, stem)
    select * from unnest(${sorted.map(([word]) => word)}::text[], ${sorted.map(([, stem]) => stem)}::text[])
    on conflict (word) do nothing`.execute(db)
}
