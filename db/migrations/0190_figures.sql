-- Sums by day of Kuala Lumpur, written by a job that may run again. A day counts as added up while `figure_days` has it and
-- `figure_changes` does not; every other day is read from the rows themselves.
create table figure_days (
  kind text not null,
  day date not null,
  added_up_at timestamptz not null,
  constraint figure_days_pkey primary key (kind, day),
  constraint figure_days_kind check (kind in ('orders', 'visits', 'carts'))
);

-- Rows only, so that two writers of one day never wait for each other.
create table figure_changes (
  id bigint generated always as identity,
  kind text not null,
  day date not null,
  constraint figure_changes_pkey primary key (id),
  constraint figure_changes_kind check (kind in ('orders', 'visits', 'carts'))
);
create index figure_changes_day on figure_changes (kind, day);

-- `is_kept`: sums of people whose rows were deleted, which no job counts again.
create table figure_cells (
  kind text not null,
  day date not null,
  report text not null,
  key text not null,
  is_kept boolean not null default false,
  n1 bigint not null default 0,
  n2 bigint not null default 0,
  n3 bigint not null default 0,
  n4 bigint not null default 0,
  n5 bigint not null default 0,
  constraint figure_cells_pkey primary key (kind, day, report, key, is_kept),
  constraint figure_cells_kind check (kind in ('orders', 'visits', 'carts'))
);

-- Where an order came from, of a visit whose rows are gone.
create table figure_order_sources (
  order_id uuid not null,
  source text not null,
  constraint figure_order_sources_pkey primary key (order_id),
  constraint figure_order_sources_order_fkey foreign key (order_id) references orders (id) on delete cascade
);

-- A day is added up seven hours after its end at the soonest: what is younger than six hours is read from the rows anyway.
create function note_figures_of_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.placed_at < now() - interval '6 hours' then
    insert into figure_changes (kind, day) values ('orders', (old.placed_at at time zone 'Asia/Kuala_Lumpur')::date);
  end if;
  if tg_op <> 'DELETE' and new.placed_at < now() - interval '6 hours' and (tg_op = 'INSERT' or new.placed_at <> old.placed_at) then
    insert into figure_changes (kind, day) values ('orders', (new.placed_at at time zone 'Asia/Kuala_Lumpur')::date);
  end if;
  -- Whether a cart that was left came back.
  if tg_op = 'INSERT' and new.placed_at < now() - interval '6 hours' then
    insert into figure_changes (kind, day)
      select 'carts', (new.placed_at at time zone 'Asia/Kuala_Lumpur')::date - back from generate_series(0, 7) as back;
  end if;
  return null;
end $$;
create trigger orders_figures_written after insert or delete on orders for each row execute function note_figures_of_order();
create trigger orders_figures_changed after update on orders for each row when (
  old.status is distinct from new.status or old.payment_status is distinct from new.payment_status or old.paid is distinct from new.paid
  or old.refunded is distinct from new.refunded or old.placed_at is distinct from new.placed_at
  or old.account_id is distinct from new.account_id or old.discount is distinct from new.discount
  or old.discount_code is distinct from new.discount_code or old.language is distinct from new.language
  or old.shipping_address ->> 'country' is distinct from new.shipping_address ->> 'country'
) execute function note_figures_of_order();

create function note_figures_of_order_item() returns trigger language plpgsql as $$
begin
  insert into figure_changes (kind, day)
    select 'orders', (placed_at at time zone 'Asia/Kuala_Lumpur')::date from orders
    where id = coalesce(new.order_id, old.order_id) and placed_at < now() - interval '6 hours';
  return null;
end $$;
create trigger order_items_figures after insert or update of quantity, line_total, product_id or delete on order_items
  for each row execute function note_figures_of_order_item();

-- What somebody bought as a member counts so from when they were one.
create function note_figures_of_member() returns trigger language plpgsql as $$
begin
  insert into figure_changes (kind, day)
    select distinct 'orders', (placed_at at time zone 'Asia/Kuala_Lumpur')::date from orders where account_id = new.id;
  return null;
end $$;
create trigger profiles_figures after update on profiles for each row when (
  old.is_member is distinct from new.is_member or old.member_since is distinct from new.member_since
) execute function note_figures_of_member();

create function note_figures_of_events() returns trigger language plpgsql as $$
begin
  insert into figure_changes (kind, day)
    select k.kind, late.day - back
    from (select distinct (occurred_at at time zone 'Asia/Kuala_Lumpur')::date as day from written
      where occurred_at < now() - interval '6 hours') as late
    cross join (values ('visits', 1), ('orders', 1), ('carts', 7)) as k (kind, most)
    cross join lateral generate_series(0, k.most) as back;
  return null;
end $$;
create trigger analytics_events_figures after insert on analytics_events referencing new table as written
  for each statement execute function note_figures_of_events();

create function note_figures_of_sessions() returns trigger language plpgsql as $$
begin
  insert into figure_changes (kind, day)
    select k.kind, late.day + ahead
    from (select distinct (started_at at time zone 'Asia/Kuala_Lumpur')::date as day from written
      where started_at < now() - interval '6 hours') as late
    cross join unnest(array['visits', 'orders']) as k (kind)
    cross join lateral generate_series(0, 1) as ahead;
  return null;
end $$;
create trigger analytics_sessions_figures_written after insert on analytics_sessions referencing new table as written
  for each statement execute function note_figures_of_sessions();
create trigger analytics_sessions_figures_changed after update on analytics_sessions referencing new table as written
  for each statement execute function note_figures_of_sessions();

create function note_figures_of_carts() returns trigger language plpgsql as $$
begin
  insert into figure_changes (kind, day)
    select distinct 'carts', (occurred_at at time zone 'Asia/Kuala_Lumpur')::date from written
    where occurred_at < now() - interval '6 hours';
  return null;
end $$;
create trigger analytics_carts_figures after insert on analytics_cart_abandonments referencing new table as written
  for each statement execute function note_figures_of_carts();
