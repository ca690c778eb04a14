-- Shoppers filter by size. The sizes that a product comes in are a part of its facets' cell; which of them are in stock is not: every sale
-- that empties a size would make cells of its own, and drop the lists.
alter table product_listings add column sizes text[] not null default '{}';
alter table product_listing_counts add column sizes text[] not null default '{}';

drop function listing_cell(uuid[], smallint, smallint, text);
create function listing_cell(category_ids uuid[], price_bands smallint, color_bits smallint, availability text, sizes text[]) returns bigint
language sql stable parallel safe as $$
  select hashtextextended(concat_ws(' ', category_ids::text, price_bands, color_bits, availability, sizes::text), 0)
$$;

create or replace function set_search_cell() returns trigger language plpgsql as $$
begin
  new.cell := (select listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability, l.sizes) from product_listings l
    where l.product_id = new.product_id);
  return new;
end $$;

create or replace function compact_product_listing_counts() returns void language plpgsql as $$
begin
  if pg_try_advisory_xact_lock(7301815) then
    with gone as (delete from product_listing_counts returning *)
    insert into product_listing_counts (category_ids, price_bands, color_bits, availability, sizes, pieces)
    select category_ids, price_bands, color_bits, availability, sizes, sum(pieces)
    from gone
    group by category_ids, price_bands, color_bits, availability, sizes
    having sum(pieces) <> 0;
  end if;
end $$;

create or replace function uncount_deleted_listings() returns trigger language plpgsql as $$
begin
  insert into product_listing_counts (category_ids, price_bands, color_bits, availability, sizes, pieces)
  select category_ids, price_bands, color_bits, availability, sizes, -count(*)
  from deleted_rows
  where status = 'active'
  group by category_ids, price_bands, color_bits, availability, sizes;
  return null;
end $$;

-- As before, and with the sizes.
create or replace function refresh_product_listings(changed uuid[]) returns void language plpgsql as $$
begin
  perform 1 from product_listings where product_id = any(changed) order by product_id for update;

  with before as (
    select category_ids, price_bands, color_bits, availability, sizes from product_listings where product_id = any(changed) and status = 'active'
  ), written as (
    insert into product_listings (product_id, status, availability, category_ids, from_price, to_price, price_bands, color_bits, sizes,
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
    p.sizes, p.featured_rank, p.name,
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
    sizes = excluded.sizes, featured_rank = excluded.featured_rank, name_en = excluded.name_en, name_ru = excluded.name_ru, name_kk = excluded.name_kk,
    created_at = excluded.created_at, updated_at = excluded.updated_at
  returning status, category_ids, price_bands, color_bits, availability, sizes
  )
  insert into product_listing_counts (category_ids, price_bands, color_bits, availability, sizes, pieces)
  select category_ids, price_bands, color_bits, availability, sizes, sum(change)
  from (
    select category_ids, price_bands, color_bits, availability, sizes, 1 as change from written where status = 'active'
    union all
    select category_ids, price_bands, color_bits, availability, sizes, -1 from before
  ) changes
  group by category_ids, price_bands, color_bits, availability, sizes
  having sum(change) <> 0;
  -- Now and then whoever comes by tidies up.
  if found and random() < 0.01 then
    perform compact_product_listing_counts();
  end if;

  update product_search s
  set is_active = p.status = 'active', featured_rank = p.featured_rank, created_at = p.created_at,
    cell = listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability, l.sizes)
  from products p
  join product_listings l on l.product_id = p.id
  where s.product_id = any(changed) and p.id = s.product_id
    and (s.is_active, s.featured_rank, s.created_at, s.cell) is distinct from
      (p.status = 'active', p.featured_rank, p.created_at, listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability, l.sizes));
end $$;

alter table product_listings disable trigger user;
update product_listings l set sizes = p.sizes from products p where p.id = l.product_id and p.sizes <> '{}';
alter table product_listings enable trigger user;
delete from product_listing_counts;
insert into product_listing_counts (category_ids, price_bands, color_bits, availability, sizes, pieces)
select category_ids, price_bands, color_bits, availability, sizes, count(*) from product_listings where status = 'active'
group by category_ids, price_bands, color_bits, availability, sizes;
update product_search s set cell = listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability, l.sizes)
from product_listings l where l.product_id = s.product_id;
alter table product_listings alter column sizes drop default;
alter table product_listing_counts alter column sizes drop default;

create index product_listings_sizes on product_listings using gin (sizes);

drop trigger product_listings_notify_update on product_listings;
create trigger product_listings_notify_update after update on product_listings for each row
  when (old.status is distinct from new.status or old.availability is distinct from new.availability
    or old.category_ids is distinct from new.category_ids or old.from_price is distinct from new.from_price
    or old.to_price is distinct from new.to_price or old.price_bands is distinct from new.price_bands
    or old.color_bits is distinct from new.color_bits or old.sizes is distinct from new.sizes
    or old.featured_rank is distinct from new.featured_rank or old.name_en is distinct from new.name_en
    or old.name_ru is distinct from new.name_ru or old.name_kk is distinct from new.name_kk
    or old.created_at is distinct from new.created_at)
  execute function notify_listing_change();
