create extension if not exists fuzzystrmatch;

-- One narrow row a product, kept by the triggers below: what lists filter, sort and count by.
create table product_listings (
  product_id uuid primary key references products on delete cascade,
  status text not null constraint product_listings_status check (status in ('draft', 'active', 'archived')),
  availability text not null constraint product_listings_availability check (availability in ('in_stock', 'pre_order', 'out_of_stock')),
  category_ids uuid[] not null,
  -- What a guest pays, across variations.
  from_price numeric(12, 2) not null,
  to_price numeric(12, 2) not null,
  -- Bits: 1 under RM50, 2 from 50 to under 100, 4 from 100 to 150, 8 over 150; a product of several prices has several.
  price_bands smallint not null,
  -- Bits: 1 red, 2 blue, 4 green, 8 black, 16 white, 32 beige.
  color_bits smallint not null,
  featured_rank integer,
  name_en text collate "en-x-icu" not null,
  name_ru text collate "ru-x-icu" not null,
  name_kk text collate "kk-x-icu" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
) with (fillfactor = 90);
create index product_listings_newest on product_listings (created_at, product_id) where status = 'active';
create index product_listings_changed on product_listings (updated_at, product_id) where status = 'active';
create index product_listings_price on product_listings (from_price, product_id) where status = 'active';
create index product_listings_featured on product_listings (featured_rank, created_at desc, product_id) where status = 'active';
create index product_listings_name_en on product_listings (name_en, product_id) where status = 'active';
create index product_listings_name_ru on product_listings (name_ru, product_id) where status = 'active';
create index product_listings_name_kk on product_listings (name_kk, product_id) where status = 'active';
create index product_listings_categories on product_listings using gin (category_ids);

-- How many active products there are of each kind that facets tell apart. Changes are added as rows of plus and minus and summed when read,
-- so that two orders that sell out two products never wait for each other.
create table product_listing_counts (
  category_ids uuid[] not null,
  price_bands smallint not null,
  color_bits smallint not null,
  availability text not null,
  pieces integer not null
);

-- Words of a product in every language, as modules/catalog writes them: stems, and folded to Latin letters.
create table product_search (
  product_id uuid primary key references products on delete cascade,
  is_active boolean not null,
  featured_rank integer,
  created_at timestamptz not null,
  names tsvector not null,
  document tsvector not null
) with (toast_tuple_target = 256);
-- The document is read through its index alone; out of line, it leaves rows that are walked and fetched one by one small.
alter table product_search alter column names set storage main, alter column document set storage external;
create index product_search_names on product_search using gin (names) with (fastupdate = off);
create index product_search_document on product_search using gin (document) with (fastupdate = off);
create index product_search_order on product_search (featured_rank, created_at desc, product_id) where is_active;

-- Every word that products are found by, for typing mistakes.
create table search_words (
  word text collate "C" primary key,
  stem text not null
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

create function price_band_bit(price numeric) returns smallint language sql immutable parallel safe as $$
  select (case when price < 50 then 1 when price < 100 then 2 when price <= 150 then 4 else 8 end)::smallint
$$;

create function color_bit(color text) returns smallint language sql immutable parallel safe as $$
  select (case color when 'red' then 1 when 'blue' then 2 when 'green' then 4 when 'black' then 8 when 'white' then 16 when 'beige' then 32 else 0 end)::smallint
$$;

-- One at a time, and nobody waits for it.
create function compact_product_listing_counts() returns void language plpgsql as $$
begin
  if pg_try_advisory_xact_lock(7301815) then
    with gone as (delete from product_listing_counts returning *)
    insert into product_listing_counts (category_ids, price_bands, color_bits, availability, pieces)
    select category_ids, price_bands, color_bits, availability, sum(pieces)
    from gone
    group by category_ids, price_bands, color_bits, availability
    having sum(pieces) <> 0;
  end if;
end $$;

create function uncount_deleted_listings() returns trigger language plpgsql as $$
begin
  insert into product_listing_counts (category_ids, price_bands, color_bits, availability, pieces)
  select category_ids, price_bands, color_bits, availability, -count(*)
  from deleted_rows
  where status = 'active'
  group by category_ids, price_bands, color_bits, availability;
  return null;
end $$;
create trigger product_listings_uncounted after delete on product_listings
  referencing old table as deleted_rows for each statement execute function uncount_deleted_listings();

create function forget_listing_counts() returns trigger language plpgsql as $$
begin
  delete from product_listing_counts;
  return null;
end $$;
create trigger product_listings_truncated after truncate on product_listings for each statement execute function forget_listing_counts();

-- Rows are locked before anything is read, so that of two orders taking the last pieces the later one sees what the earlier took.
create function refresh_product_listings(changed uuid[]) returns void language plpgsql as $$
begin
  perform 1 from product_listings where product_id = any(changed) order by product_id for update;

  with before as (
    select category_ids, price_bands, color_bits, availability from product_listings where product_id = any(changed) and status = 'active'
  ), written as (
    insert into product_listings (product_id, status, availability, category_ids, from_price, to_price, price_bands, color_bits,
    featured_rank, name_en, name_ru, name_kk, created_at, updated_at)
  select p.id, p.status,
    case
      when p.is_pre_order then 'pre_order'
      when exists (select from stock_levels s where s.product_id = p.id and s.on_hand - s.reserved > 0) then 'in_stock'
      else 'out_of_stock'
    end,
    array(select c.category_id from product_categories c where c.product_id = p.id order by c.category_id),
    coalesce(options.from_price, coalesce(p.sale_price, p.price)),
    coalesce(options.to_price, coalesce(p.sale_price, p.price)),
    coalesce(options.price_bands, price_band_bit(coalesce(p.sale_price, p.price))),
    coalesce((select bit_or(color_bit(color)) from unnest(p.colors) color), 0::smallint) | coalesce(options.color_bits, 0::smallint),
    p.featured_rank, p.name,
    coalesce((select t.name from product_translations t where t.product_id = p.id and t.language = 'ru'), p.name),
    coalesce((select t.name from product_translations t where t.product_id = p.id and t.language = 'kk'), p.name),
    p.created_at, p.updated_at
  from products p
  cross join lateral (
    select min(paid) as from_price, max(paid) as to_price, bit_or(price_band_bit(paid)) as price_bands, bit_or(color_bit(option.color)) as color_bits
    from (
      select v.color,
        case when v.price is null then coalesce(v.sale_price, p.sale_price, p.price) else coalesce(v.sale_price, v.price) end as paid
      from product_variations v
      where v.product_id = p.id
    ) option
  ) options
  where p.id = any(changed)
  order by p.id
  on conflict (product_id) do update set
    status = excluded.status, availability = excluded.availability, category_ids = excluded.category_ids,
    from_price = excluded.from_price, to_price = excluded.to_price, price_bands = excluded.price_bands, color_bits = excluded.color_bits,
    featured_rank = excluded.featured_rank, name_en = excluded.name_en, name_ru = excluded.name_ru, name_kk = excluded.name_kk,
    created_at = excluded.created_at, updated_at = excluded.updated_at
  returning status, category_ids, price_bands, color_bits, availability
  )
  insert into product_listing_counts (category_ids, price_bands, color_bits, availability, pieces)
  select category_ids, price_bands, color_bits, availability, sum(change)
  from (
    select category_ids, price_bands, color_bits, availability, 1 as change from written where status = 'active'
    union all
    select category_ids, price_bands, color_bits, availability, -1 from before
  ) changes
  group by category_ids, price_bands, color_bits, availability
  having sum(change) <> 0;
  -- Now and then whoever comes by tidies up.
  if found and random() < 0.01 then
    perform compact_product_listing_counts();
  end if;

  update product_search s
  set is_active = p.status = 'active', featured_rank = p.featured_rank, created_at = p.created_at
  from products p
  where s.product_id = any(changed) and p.id = s.product_id
    and (s.is_active, s.featured_rank, s.created_at) is distinct from (p.status = 'active', p.featured_rank, p.created_at);
end $$;

create function refresh_listings_of_changed_rows() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    perform refresh_product_listings(array(select distinct id from changed_rows));
  else
    perform refresh_product_listings(array(select distinct product_id from changed_rows));
  end if;
  return null;
end $$;

create function refresh_listing_of_stock() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array[new.product_id]);
  return null;
end $$;

create trigger products_listed_insert after insert on products
  referencing new table as changed_rows for each statement execute function refresh_listings_of_changed_rows();
create trigger products_listed_update after update on products
  referencing new table as changed_rows for each statement execute function refresh_listings_of_changed_rows();

do $$
declare
  part text;
begin
  foreach part in array array['product_translations', 'product_variations', 'product_categories'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed_rows
      for each statement execute function refresh_listings_of_changed_rows()', part || '_listed_insert', part);
    execute format('create trigger %I after update on %I referencing new table as changed_rows
      for each statement execute function refresh_listings_of_changed_rows()', part || '_listed_update', part);
    execute format('create trigger %I after delete on %I referencing old table as changed_rows
      for each statement execute function refresh_listings_of_changed_rows()', part || '_listed_delete', part);
  end loop;
end $$;

create trigger stock_levels_listed_insert after insert on stock_levels
  referencing new table as changed_rows for each statement execute function refresh_listings_of_changed_rows();
create trigger stock_levels_listed_delete after delete on stock_levels
  referencing old table as changed_rows for each statement execute function refresh_listings_of_changed_rows();
-- Most orders leave something on the shelf, and then nothing runs.
create trigger stock_levels_listed_update after update of on_hand, reserved on stock_levels
  for each row when ((old.on_hand - old.reserved > 0) is distinct from (new.on_hand - new.reserved > 0))
  execute function refresh_listing_of_stock();

-- One word of a query: its folded stem (or several, as `a | b`), or its stem in Russian or English, by its alphabet.
create function word_query(stem text, word text) returns tsquery language sql immutable parallel safe as $$
  select case when folded = stemmed or numnode(stemmed) = 0 then folded else folded || stemmed end
  from (
    select to_tsquery('simple', stem) as folded,
      case when word ~ '^[ -~]+$' then plainto_tsquery('english', word) else plainto_tsquery('russian', word) end as stemmed
  ) both_ways
$$;

-- All words, the last one also as the beginning of a longer one where `folded_last` is given.
create function words_query(stems text[], words text[], folded_last text) returns tsquery language plpgsql immutable parallel safe as $$
declare
  every tsquery := ''::tsquery;
  one tsquery;
begin
  for place in 1 .. cardinality(words) loop
    one := word_query(stems[place], words[place]);
    if place = cardinality(words) and folded_last is not null then
      one := one || to_tsquery('simple', folded_last || ':*');
    end if;
    every := case when numnode(every) = 0 then one else every && one end;
  end loop;
  return every;
end $$;

-- The best few active products in order of rank: names that hold the words, then names that begin so, then everything said of a
-- product. Words are common or rare, and the planner can't know: a common one is met among the first products of the order, a rare
-- one has few entries in the index. So both are bounded, and the time hardly grows with the catalogue.
create function search_products(stems text[], words text[], folded_last text, wanted integer) returns uuid[]
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  walked constant integer := 300;
  walked_documents constant integer := 60;
  considered constant integer := 2000;
  exact constant tsquery := words_query(stems, words, null);
  beginning constant tsquery := words_query(stems, words, folded_last);
  first_exact uuid[];
  first_beginning uuid[];
  found uuid[];
begin
  select array_agg(product_id order by featured_rank, created_at desc, product_id) filter (where names @@ exact),
    array_agg(product_id order by featured_rank, created_at desc, product_id) filter (where names @@ beginning)
  into first_exact, first_beginning
  from (select product_id, featured_rank, created_at, names from product_search where is_active
    order by featured_rank, created_at desc, product_id limit walked) first;
  if cardinality(first_exact) >= wanted then
    return first_exact[1:wanted];
  end if;

  found := array(select product_id from (select product_id, is_active, featured_rank, created_at from product_search where names @@ exact offset 0) hit
    where is_active order by featured_rank, created_at desc, product_id limit wanted);
  if cardinality(found) < wanted then
    if cardinality(first_beginning) >= wanted then
      found := found || array(select id from unnest(first_beginning) with ordinality as f (id, place) where id <> all (found) order by place limit wanted - cardinality(found));
    else
      found := found || array(select product_id from (select product_id, is_active, featured_rank, created_at from product_search where names @@ beginning offset 0 limit considered) hit
        where is_active and product_id <> all (found) order by featured_rank, created_at desc, product_id limit wanted - cardinality(found));
    end if;
  end if;
  if cardinality(found) < wanted then
    found := found || array(select product_id from (select product_id, featured_rank, created_at, document from product_search where is_active
        order by featured_rank, created_at desc, product_id limit walked_documents) first
      where document @@ beginning and product_id <> all (found) order by featured_rank, created_at desc, product_id limit wanted - cardinality(found));
  end if;
  if cardinality(found) < wanted then
    found := found || array(select product_id from (select product_id, is_active, featured_rank, created_at from product_search where document @@ beginning offset 0 limit considered) hit
      where is_active and product_id <> all (found) order by featured_rank, created_at desc, product_id limit wanted - cardinality(found));
  end if;
  return found;
end $$;

-- The stems of known words that one may have meant, as `a | b`; `turned` holds the word with two neighbours exchanged. Null when none is near.
create function meant_stems(folded text, turned text[]) returns text language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select string_agg(distinct stem, ' | ')
    from (
      select stem
      from (
        select word, stem, case when word = any (turned) then 1 else levenshtein_less_equal(left(folded, 60), left(word, 60), 3) end as distance
        from search_words
        where word % folded or word = any (turned)
          or (length(folded) <= 5 and word like left(folded, 1) || '%' and length(word) between length(folded) - 1 and length(folded) + 1)
      ) near
      where distance <= case when length(folded) <= 4 then 1 when length(folded) <= 7 then 2 else 3 end
      order by distance, similarity(word, folded) desc, word
      limit 3
    ) nearest
  );
end $$;
