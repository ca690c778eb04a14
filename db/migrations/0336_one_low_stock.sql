-- Which change of a stock level changes the words on a page: `low_stock_at()` says it here too.
create or replace function notify_stock_change() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op = 'INSERT' then 0 else old.on_hand - old.reserved end;
  after integer := case when tg_op = 'DELETE' then 0 else new.on_hand - new.reserved end;
begin
  if before <> after then
    perform pg_notify('shop_changes', json_build_object(
      'table', 'stock_levels',
      'type', tg_op,
      'product_id', case when tg_op = 'DELETE' then old.product_id else new.product_id end,
      'words_changed', least(before, after) <= low_stock_at()
    )::text);
  end if;
  return null;
end $$;
