-- The words of a variation name the variation alone; live updates and kept answers need the product that it belongs to.
create function notify_variation_words() returns trigger language plpgsql as $$
declare
  changed_variation uuid := case when tg_op = 'DELETE' then old.variation_id else new.variation_id end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', 'variation_translations',
    'type', tg_op,
    'product_id', (select product_id from product_variations where id = changed_variation),
    'language', case when tg_op = 'DELETE' then old.language else new.language end
  )::text);
  return null;
end $$;

drop trigger variation_translations_notify on variation_translations;
create trigger variation_translations_notify after insert or update or delete on variation_translations
  for each row execute function notify_variation_words();
