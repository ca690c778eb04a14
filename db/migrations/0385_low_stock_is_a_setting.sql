-- How many pieces are few is a setting. The database needs it in its triggers, so it also has the value that holds before an owner sets one.
create or replace function low_stock_at() returns integer language sql stable parallel safe as $$
  select coalesce((select (value #>> '{}')::integer from settings where key = 'low_stock_at'), 5)
$$;

create function note_scarce_levels() returns trigger language plpgsql as $$
begin
  -- A stock level that changes at this moment would be compared with the number of before.
  lock table stock_levels in share mode;
  delete from scarce_levels where available > low_stock_at();
  insert into scarce_levels (stock_level_id, product_id, available)
    select id, product_id, available from stock_levels where available <= low_stock_at()
    on conflict (stock_level_id) do nothing;
  return null;
end $$;
create trigger settings_low_stock_set after insert or update on settings for each row
  when (new.key = 'low_stock_at') execute function note_scarce_levels();
create trigger settings_low_stock_unset after delete on settings for each row
  when (old.key = 'low_stock_at') execute function note_scarce_levels();
