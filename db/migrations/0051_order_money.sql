-- What came in of an order and what went back are sums of changes that stay: each is kept with its entry in the history, as stock is in its ledger.
-- No mark of a status can begin them anew, and no order ever returns more than came in.
alter table orders add column paid numeric(12, 2) not null default 0;
alter table order_history add column paid_change numeric(12, 2) not null default 0;
alter table order_history add column refunded_change numeric(12, 2) not null default 0;

-- Orders that were refunded before refunds had rows.
insert into refunds (id, order_id, provider, status, amount, request_key, created_at)
  select gen_random_uuid(), o.id, 'staff', 'done', o.refunded - coalesce(r.returned, 0), 'before refunds were kept', o.updated_at
  from orders o left join (select order_id, sum(amount - surplus) as returned from refunds where status = 'done' group by 1) r on r.order_id = o.id
  where o.refunded > coalesce(r.returned, 0);

-- Until now an order that waited for money again counted its refunds from nothing: they count again, and so does the money that they returned.
create temp table order_sums on commit drop as
  select o.id, case when o.payment_status in ('paid', 'refunded') then o.total - o.refunded else 0 end as held, coalesce(r.returned, 0) as returned
  from orders o left join (select order_id, sum(amount - surplus) as returned from refunds where status = 'done' group by 1) r on r.order_id = o.id;

alter table orders disable trigger user;
alter table orders drop constraint orders_refunded_of_paid;
update orders o set paid = s.held + s.returned, refunded = s.returned from order_sums s where s.id = o.id and (s.held <> 0 or s.returned <> 0);
alter table orders enable trigger user;
-- It is not known any more with which entries: the last one stands for them all.
update order_history h set paid_change = s.held + s.returned, refunded_change = s.returned
  from order_sums s, (select distinct on (order_id) id, order_id from order_history order by order_id, created_at desc, id desc) last
  where s.id = h.order_id and last.id = h.id and (s.held <> 0 or s.returned <> 0);
-- Where more went back than the order cost, only staff can find out whether it was paid as often.
insert into order_history (id, order_id, kind, note, is_internal, created_at)
  select gen_random_uuid(), o.id, 'note', format('RM %s went back of this order, more than its total of RM %s. Look whether it was paid more than once.',
    o.refunded, o.total), true, now()
  from orders o where o.refunded > o.total;

alter table orders add constraint orders_refunded_of_paid check (
  refunded >= 0 and refunded <= paid
  and (payment_status = 'paid' or refunded = paid)
  and (payment_status <> 'paid' or refunded < paid or total = 0)
);

drop trigger orders_revenue_changed on orders;
drop view order_revenue_counted;
create view order_revenue_counted as
  select id, (placed_at at time zone 'Asia/Kuala_Lumpur')::date as day, paid - refunded as amount
  from orders where paid <> refunded and status <> 'cancelled';

create or replace function note_order_revenue() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.paid <> old.refunded and old.status <> 'cancelled' then
    insert into order_revenue (day, amount) values ((old.placed_at at time zone 'Asia/Kuala_Lumpur')::date, old.refunded - old.paid);
  end if;
  if tg_op <> 'DELETE' and new.paid <> new.refunded and new.status <> 'cancelled' then
    insert into order_revenue (day, amount) values ((new.placed_at at time zone 'Asia/Kuala_Lumpur')::date, new.paid - new.refunded);
  end if;
  return null;
end $$;

create trigger orders_revenue_changed after update on orders for each row
  when ((old.status = 'cancelled', old.paid - old.refunded, old.placed_at) is distinct from (new.status = 'cancelled', new.paid - new.refunded, new.placed_at))
  execute function note_order_revenue();
