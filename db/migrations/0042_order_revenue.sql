-- What orders brought in, by the day (Kuala Lumpur) on which they were placed, as a sum of changes: adding up a million orders takes too long
-- to look at. A change is a row of its own, since a row for each day would make all payments of the day wait for each other; the night adds
-- them up. Written by the trigger below and by whoever loads orders in bulk.
create table order_revenue (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  amount numeric(12, 2) not null
);
create index order_revenue_day on order_revenue (day) include (amount);

-- An order that is not paid, or cancelled, brings in nothing.
create view order_revenue_counted as
  select id, (placed_at at time zone 'Asia/Kuala_Lumpur')::date as day, total - refunded as amount
  from orders where payment_status = 'paid' and status <> 'cancelled';

create function note_order_revenue() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.payment_status = 'paid' and old.status <> 'cancelled' then
    insert into order_revenue (day, amount) values ((old.placed_at at time zone 'Asia/Kuala_Lumpur')::date, old.refunded - old.total);
  end if;
  if tg_op <> 'DELETE' and new.payment_status = 'paid' and new.status <> 'cancelled' then
    insert into order_revenue (day, amount) values ((new.placed_at at time zone 'Asia/Kuala_Lumpur')::date, new.total - new.refunded);
  end if;
  return null;
end $$;

create trigger orders_revenue_written after insert or delete on orders for each row execute function note_order_revenue();
create trigger orders_revenue_changed after update on orders for each row
  when ((old.payment_status, old.status = 'cancelled', old.total, old.refunded, old.placed_at)
    is distinct from (new.payment_status, new.status = 'cancelled', new.total, new.refunded, new.placed_at))
  execute function note_order_revenue();

insert into order_revenue (day, amount) select day, sum(amount) from order_revenue_counted group by day;
drop index orders_revenue;
