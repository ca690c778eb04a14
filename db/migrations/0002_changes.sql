-- What changed, told to every instance when the write becomes visible. Payloads carry ids alone; readers ask for the rest.
create function notify_change() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'id', coalesce(changed ->> 'id', changed ->> 'key'),
    'product_id', changed ->> 'product_id',
    'category_id', changed ->> 'category_id',
    'story_id', changed ->> 'story_id'
  )::text);
  return null;
end $$;

-- Stock moves with every order: say whether the words a shopper reads (sold out, only five left) could have changed.
create function notify_stock_change() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op = 'INSERT' then 0 else old.on_hand - old.reserved end;
  after integer := case when tg_op = 'DELETE' then 0 else new.on_hand - new.reserved end;
begin
  if before <> after then
    perform pg_notify('shop_changes', json_build_object(
      'table', 'stock_levels',
      'type', tg_op,
      'product_id', case when tg_op = 'DELETE' then old.product_id else new.product_id end,
      'words_changed', least(before, after) <= 5
    )::text);
  end if;
  return null;
end $$;

do $$
declare
  watched text;
begin
  foreach watched in array array[
    'settings', 'named_pictures', 'categories', 'category_translations', 'featured_categories', 'products', 'product_translations',
    'product_variations', 'variation_translations', 'product_images', 'product_categories', 'stories',
    'story_translations', 'product_stories'
  ] loop
    execute format('create trigger %I after insert or update or delete on %I for each row execute function notify_change()',
      watched || '_notify', watched);
  end loop;
end $$;

create trigger stock_levels_notify after insert or delete or update of on_hand, reserved on stock_levels
  for each row execute function notify_stock_change();
