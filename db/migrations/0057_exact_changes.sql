-- Cached answers are dropped by what a change says it changed, so it says more: of a product whether its tags did, of a listing what moved,
-- of what searches know that it is another text. A sale then drops the pages that show the piece and no others.
create or replace function notify_change() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'id', coalesce(changed ->> 'id', changed ->> 'key'),
    'product_id', changed ->> 'product_id',
    'category_id', changed ->> 'category_id',
    'story_id', changed ->> 'story_id',
    'language', changed ->> 'language',
    'was_shown', case tg_table_name
      when 'products' then coalesce(before ->> 'status' = 'active', false)
      when 'categories' then coalesce((before ->> 'is_active')::boolean, false)
    end,
    'tags_changed', case tg_table_name when 'products' then before -> 'tags' is distinct from changed -> 'tags' end
  )::text);
  return null;
end $$;

-- Once for each category that the product was or is in, and once without: a notification has room for 8000 bytes, a list of ids has no end.
create function notify_listing_change() returns trigger language plpgsql as $$
declare
  was_shown boolean := tg_op <> 'INSERT' and old.status = 'active';
  is_shown boolean := tg_op <> 'DELETE' and new.status = 'active';
begin
  if not was_shown and not is_shown then
    return null;
  end if;
  perform pg_notify('shop_changes', json_build_object(
      'table', 'product_listings',
      'type', tg_op,
      'product_id', coalesce(new.product_id, old.product_id),
      'category_id', category_id,
      'was_shown', was_shown,
      'is_shown', is_shown,
      'has_moved', tg_op = 'UPDATE' and (old.category_ids, old.featured_rank, old.created_at)
        is distinct from (new.category_ids, new.featured_rank, new.created_at),
      'is_back', tg_op = 'UPDATE' and old.availability = 'out_of_stock' and new.availability <> 'out_of_stock'
    )::text)
  from (
    select unnest(coalesce(old.category_ids, '{}') || coalesce(new.category_ids, '{}')) as category_id
    union
    select null
  ) categories;
  return null;
end $$;

create trigger product_listings_notify after insert or delete on product_listings
  for each row execute function notify_listing_change();
-- When it was changed matters to nobody but lists in that order, which follow every product.
create trigger product_listings_notify_update after update on product_listings for each row
  when ((old.status, old.availability, old.category_ids, old.from_price, old.to_price, old.price_bands, old.color_bits, old.featured_rank,
      old.name_en, old.name_ru, old.name_kk, old.created_at)
    is distinct from (new.status, new.availability, new.category_ids, new.from_price, new.to_price, new.price_bands, new.color_bits,
      new.featured_rank, new.name_en, new.name_ru, new.name_kk, new.created_at))
  execute function notify_listing_change();

create function notify_search_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', json_build_object('table', 'product_search', 'type', tg_op,
    'product_id', case when tg_op = 'DELETE' then old.product_id else new.product_id end)::text);
  return null;
end $$;
create trigger product_search_notify after insert or delete on product_search
  for each row execute function notify_search_change();
create trigger product_search_notify_update after update of names, document on product_search for each row
  when (old.document is distinct from new.document or old.names is distinct from new.names)
  execute function notify_search_change();
