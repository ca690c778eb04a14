-- How many orders of a day (Kuala Lumpur) stand where, as a sum of changes: counting a million orders takes too long to look at. A change is a
-- row of its own, as with order_revenue, and the night adds them up. Written by the trigger below and by whoever loads orders in bulk.
create table order_counts (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  status text not null,
  payment_status text not null,
  orders integer not null
);
create index order_counts_day on order_counts (day) include (status, payment_status, orders);

create view order_counts_counted as
  select (placed_at at time zone 'Asia/Kuala_Lumpur')::date as day, status, payment_status, count(*)::integer as orders
  from orders group by 1, 2, 3;

create function note_order_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_counts (day, status, payment_status, orders)
      values ((old.placed_at at time zone 'Asia/Kuala_Lumpur')::date, old.status, old.payment_status, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_counts (day, status, payment_status, orders)
      values ((new.placed_at at time zone 'Asia/Kuala_Lumpur')::date, new.status, new.payment_status, 1);
  end if;
  return null;
end $$;

create trigger orders_count_written after insert or delete on orders for each row execute function note_order_count();
create trigger orders_count_changed after update on orders for each row
  when ((old.status, old.payment_status, old.placed_at) is distinct from (new.status, new.payment_status, new.placed_at))
  execute function note_order_count();

insert into order_counts (day, status, payment_status, orders) select day, status, payment_status, orders from order_counts_counted;

-- Options of which few pieces are left, for whoever orders more. An index on the levels themselves would have to be written with every
-- order; this table is written only where a level is low before or after.
create table scarce_levels (
  stock_level_id uuid primary key references stock_levels on delete cascade,
  product_id uuid not null,
  available integer not null
);
create index scarce_levels_product on scarce_levels (product_id);

create function note_scarce_level() returns trigger language plpgsql as $$
begin
  if new.on_hand - new.reserved > 5 then
    delete from scarce_levels where stock_level_id = new.id;
  else
    insert into scarce_levels (stock_level_id, product_id, available) values (new.id, new.product_id, new.on_hand - new.reserved)
      on conflict (stock_level_id) do update set available = excluded.available;
  end if;
  return null;
end $$;
create trigger stock_levels_scarce_insert after insert on stock_levels for each row
  when (new.on_hand - new.reserved <= 5) execute function note_scarce_level();
create trigger stock_levels_scarce_update after update of on_hand, reserved on stock_levels for each row
  when (old.on_hand - old.reserved <> new.on_hand - new.reserved and (old.on_hand - old.reserved <= 5 or new.on_hand - new.reserved <= 5))
  execute function note_scarce_level();

insert into scarce_levels (stock_level_id, product_id, available)
  select id, product_id, on_hand - reserved from stock_levels where on_hand - reserved <= 5;

-- Who asks to become a member is found without reading everybody.
create index profiles_requested on profiles (membership_requested_at) where membership_requested_at is not null and not is_member;
