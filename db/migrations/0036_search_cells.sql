-- A word that half of the catalogue has is counted by kinds of products (the facets' cells), as lists without words are. For that each row of
-- product_search knows its cell, and is small enough that all of them are read in a moment.

-- The same number for products that no facet tells apart; 64 bits, so that no two cells of a shop share one.
create function listing_cell(category_ids uuid[], price_bands smallint, color_bits smallint, availability text) returns bigint
language sql stable parallel safe as $$
  select hashtextextended(concat_ws(' ', category_ids::text, price_bands, color_bits, availability), 0)
$$;

-- Made anew below: kept up row by row they would cost minutes on a large shop.
drop index product_search_names, product_search_document;
alter table product_search add column cell bigint, add column spacer text not null default '';
update product_search s set cell = listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability)
from product_listings l where l.product_id = s.product_id;

-- PostgreSQL moves nothing out of line before a row is longer than 2 kB, whatever its toast_tuple_target says. The spacer makes every row longer
-- and then shrinks to some forty bytes, while the document goes. Changing the type writes all rows anew.
alter table product_search alter column spacer set default repeat(' ', 2100), alter column spacer type text using repeat(' ', 2100);

create index product_search_names on product_search using gin (names) with (fastupdate = off);
create index product_search_document on product_search using gin (document) with (fastupdate = off);

create function set_search_cell() returns trigger language plpgsql as $$
begin
  new.cell := (select listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability) from product_listings l
    where l.product_id = new.product_id);
  return new;
end $$;
create trigger product_search_cell before insert on product_search for each row execute function set_search_cell();

-- As before, and the cell follows its listing.
create or replace function refresh_product_listings(changed uuid[]) returns void language plpgsql as $$
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
  set is_active = p.status = 'active', featured_rank = p.featured_rank, created_at = p.created_at,
    cell = listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability)
  from products p
  join product_listings l on l.product_id = p.id
  where s.product_id = any(changed) and p.id = s.product_id
    and (s.is_active, s.featured_rank, s.created_at, s.cell) is distinct from
      (p.status = 'active', p.featured_rank, p.created_at, listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability));
end $$;

-- How many active products hold the words, by cell, with one product of each that says what the cell is. The index knows which rows they are;
-- the planner can't know that looking at the documents themselves costs a hundred times more.
create function matching_cells(asked tsquery) returns table (product_id uuid, pieces bigint)
language plpgsql stable rows 500 set enable_seqscan = off as $$
begin
  return query select any_value(s.product_id), count(*) from product_search s where s.document @@ asked and s.is_active
    -- A product whose cell is not known is a cell of its own.
    group by s.cell, case when s.cell is null then s.product_id end;
end $$;
