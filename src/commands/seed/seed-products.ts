import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { indexProducts } from '#modules/catalog/index.ts'
import { hues, kinds, moods, motifs } from './seed-texts.ts'

/** SKUs of made-up products, from S-0000001. */
export const seedSkus = 'S-%'

/** Creates temporary tables with the words for product names, and a function for time-ordered ids. */
export async function prepareProducts(db: Database): Promise<void> {
  await sql`create or replace function pg_temp.seed_id() returns uuid language sql volatile as $$
    select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid
  $$`.execute(db)
  await sql`create temp table seed_kinds on commit drop as
    select k.place - 1 as place, c.id as category_id, k.word ->> 'slug' as slug, k.word -> 'words' ->> 0 as en, k.word -> 'words' ->> 1 as ru, k.word -> 'words' ->> 2 as kk,
      array(select jsonb_array_elements_text(k.word -> 'sizes')) as sizes
    from jsonb_array_elements(${JSON.stringify(kinds)}::jsonb) with ordinality as k (word, place)
    join categories c on c.slug = k.word ->> 'slug'`.execute(db)
  for (const [table, parts] of [
    ['seed_motifs', motifs],
    ['seed_moods', moods],
  ] as const) {
    await sql`create temp table ${sql.table(table)} on commit drop as
      select place - 1 as place, word ->> 0 as en, word ->> 1 as ru, word ->> 2 as kk
      from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) with ordinality as w (word, place)`.execute(db)
  }
  await sql`create temp table seed_hues on commit drop as
    select place - 1 as place, word ->> 'color' as color, word -> 'words' ->> 0 as en, word -> 'words' ->> 1 as ru, word -> 'words' ->> 2 as kk
    from jsonb_array_elements(${JSON.stringify(hues)}::jsonb) with ordinality as w (word, place)`.execute(db)
  await sql`create temp table seed_pictures on commit drop as
    select row_number() over (order by i.picture_key) - 1 as place, i.picture_key
    from (select distinct picture_key from product_images) i`.execute(db)
  // Levels that need an opening count, and the remaining pieces of each.
  await sql`create temp table seed_levels (id uuid primary key, left_over integer not null) on commit drop`.execute(db)
}

/** Adds products with all their data except stock and listings, which `settleStock` adds. */
export async function seedProducts(db: Database, count: number): Promise<void> {
  const { rows } = await sql<{ first: number }>`
    select coalesce(max(substr(sku, 3)::int), 0) + 1 as first from products where sku like ${seedSkus}`.execute(db)
  const first = rows[0]?.first ?? 1
  await writeProducts(db, first, count)
  await writeOptions(db)
  const made = await sql<{ id: string }>`select id from seed_batch order by id`.execute(db)
  await indexProducts(
    db,
    made.rows.map((row) => row.id),
  )
  await sql`drop table seed_batch`.execute(db)
}

async function writeProducts(db: Database, first: number, count: number): Promise<void> {
  await sql`create temp table seed_batch on commit drop as
    select pg_temp.seed_id() as id, n, k.category_id, k.slug as kind, k.sizes,
      initcap(d.en) || ' ' || m.en || ' ' || k.en as en,
      k.ru || ' «' || m.ru || '. ' || d.ru || '»' as ru,
      '«' || m.kk || '. ' || d.kk || '» ' || k.kk as kk,
      m.en as motif, d.en as mood,
      (8 + floor(random() * random() * 190))::numeric(12, 2) + (array[0, 0.5, 0.9])[1 + floor(random() * 3)::int]::numeric(12, 2) as price,
      random() as chance, 1 + floor(random() * 3)::int as options, n * 13 as hue,
      now() - random() * interval '720 days' as created_at
    from generate_series(${first}::int, ${first + count - 1}::int) n
    join seed_kinds k on k.place = n % (select count(*) from seed_kinds)
    join seed_motifs m on m.place = n * 7 / 5 % (select count(*) from seed_motifs)
    join seed_moods d on d.place = n * 11 / 3 % (select count(*) from seed_moods)`.execute(db)
  await sql`insert into products (id, slug, sku, name, description, brand, tags, status, price, sale_price, member_price, sizes, is_pre_order, featured_rank, created_at, updated_at)
    select id, 's-' || n || '-' || replace(lower(en), ' ', '-'), 'S-' || lpad(n::text, 7, '0'), en,
      'A ' || motif || ' drawn for the ' || mood || ', printed in small numbers and packed by hand.',
      'Tulpar', array[replace(motif, ' ', '-'), mood], case when chance < 0.98 then 'active' else 'draft' end, price,
      case when chance < 0.15 then round(price * 0.8, 1) end, case when chance > 0.8 then round(price * 0.9, 1) end, sizes,
      chance between 0.4 and 0.42, case when n % 997 = 0 then 1000 + n end, created_at, created_at
    from seed_batch`.execute(db)
  await sql`insert into product_translations (product_id, language, name, description)
    select id, 'ru', ru, 'Рисунок для тех, кто любит степь и дорогу. Печатаем понемногу, упаковываем вручную.' from seed_batch
    union all
    select id, 'kk', kk, 'Дала мен жолды жақсы көретіндерге арналған өрнек. Аздап басып, қолмен ораймыз.' from seed_batch`.execute(db)
  await sql`insert into product_categories (product_id, category_id, is_primary)
    select id, category_id, true from seed_batch
    union all
    select b.id, k.category_id, false from seed_batch b join seed_kinds k on k.slug = 'fun-tshirt' where b.kind = 'tshirt' and b.n % 10 = 0`.execute(
    db,
  )
}

async function writeOptions(db: Database): Promise<void> {
  await sql`insert into product_variations (id, product_id, position, name, price, color, is_default)
    select pg_temp.seed_id(), b.id, nth, h.en, case when nth = 2 then b.price + 5 end, h.color, nth = 0
    from seed_batch b
    cross join lateral generate_series(0, b.options - 1) nth
    join seed_hues h on h.place = (b.hue + nth) % (select count(*) from seed_hues)`.execute(db)
  await sql`insert into variation_translations (variation_id, language, name)
    select v.id, l.language, case l.language when 'ru' then h.ru else h.kk end
    from seed_batch b
    join product_variations v on v.product_id = b.id
    join seed_hues h on h.color = v.color
    cross join (values ('ru'), ('kk')) l (language)`.execute(db)
  await sql`insert into product_images (id, product_id, variation_id, picture_key, is_featured, display_order, alt, created_at)
    select pg_temp.seed_id(), b.id, v.id, f.picture_key, v.position = 0, v.position, jsonb_build_object('en', b.en, 'ru', b.ru, 'kk', b.kk), b.created_at
    from seed_batch b
    join product_variations v on v.product_id = b.id
    join seed_pictures f on f.place = (b.n * 17 + v.position) % nullif((select count(*) from seed_pictures), 0)`.execute(db)
  await sql`with made as (
      insert into stock_levels (id, product_id, variation_id, size)
      select pg_temp.seed_id(), b.id, v.id, size
      from seed_batch b
      join product_variations v on v.product_id = b.id
      cross join lateral unnest(case when cardinality(b.sizes) = 0 then array[null]::text[] else b.sizes end) size
      returning id, product_id
    )
    insert into seed_levels (id, left_over)
    select made.id, case when b.chance between 0.5 and 0.55 or random() < 0.08 then 0 else 1 + floor(random() * 60)::int end
    from made join seed_batch b on b.id = made.product_id`.execute(db)
}
