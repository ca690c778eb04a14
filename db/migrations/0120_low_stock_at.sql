-- How many pieces are few, once for all of the database's rules: `lowStockAt` of the contract is the same number, and a test compares them.
create function low_stock_at() returns integer language sql immutable parallel safe as $$ select 5 $$;

create or replace function note_scarce_level() returns trigger language plpgsql as $$
begin
  if new.on_hand - new.reserved > low_stock_at() then
    delete from scarce_levels where stock_level_id = new.id;
  else
    insert into scarce_levels (stock_level_id, product_id, available) values (new.id, new.product_id, new.on_hand - new.reserved)
      on conflict (stock_level_id) do update set available = excluded.available;
  end if;
  return null;
end $$;
create or replace trigger stock_levels_scarce_insert after insert on stock_levels for each row
  when (new.on_hand - new.reserved <= low_stock_at()) execute function note_scarce_level();
create or replace trigger stock_levels_scarce_update after update of on_hand, reserved on stock_levels for each row
  when (
    old.on_hand - old.reserved <> new.on_hand - new.reserved
    and least(old.on_hand - old.reserved, new.on_hand - new.reserved) <= low_stock_at()
  )
  execute function note_scarce_level();
