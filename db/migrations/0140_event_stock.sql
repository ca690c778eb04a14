-- The last moment at which orders are handed over; null: until the event ends.
alter table events add column pickup_until timestamptz;
alter table events add constraint events_pickup_after_start check (pickup_until >= starts_at);
alter table event_products drop column allocated_quantity;

-- What lies at an event of each option: remaining = allocated - reserved - sold - collected - returned.
create table event_stock (
  id uuid primary key,
  event_id uuid not null references events on delete cascade,
  stock_level_id uuid not null references stock_levels on delete cascade,
  product_id uuid not null references products on delete cascade,
  -- What was brought, and what counts found too much or too little.
  allocated integer not null default 0,
  reserved integer not null default 0,
  sold integer not null default 0,
  collected integer not null default 0,
  returned integer not null default 0,
  -- The part of `allocated` that counts found.
  difference integer not null default 0,
  remaining integer generated always as (allocated - reserved - sold - collected - returned) stored,
  constraint event_stock_one_per_option unique (event_id, stock_level_id),
  constraint event_stock_none_below_zero check (
    allocated >= 0 and reserved >= 0 and sold >= 0 and collected >= 0 and returned >= 0
    and allocated - reserved - sold - collected - returned >= 0
  )
);
create index event_stock_level on event_stock (stock_level_id);
create index event_stock_product on event_stock (product_id);

-- Each change of it, with the sums that the columns are.
create table event_stock_ledger (
  id uuid primary key,
  event_stock_id uuid not null references event_stock on delete cascade,
  on_hand_change integer not null,
  reserved_change integer not null,
  reason text not null constraint event_stock_ledger_reason check (reason in ('brought', 'returned', 'counted', 'order_placed', 'order_cancelled',
    'order_expired', 'order_reopened', 'collected', 'not_collected', 'sold', 'sale_voided', 'moved')),
  count_reason text constraint event_stock_ledger_count_reason check ((count_reason is not null) = (reason = 'counted')),
  order_id uuid,
  account_id uuid,
  note text,
  created_at timestamptz not null
);
create index event_stock_ledger_stock on event_stock_ledger (event_stock_id, created_at);
create index event_stock_ledger_order on event_stock_ledger (order_id) where order_id is not null;

alter table stock_ledger drop constraint stock_ledger_reason;
alter table stock_ledger add constraint stock_ledger_reason check (reason in ('opening', 'adjusted', 'counted', 'received', 'damaged', 'other',
  'order_placed', 'order_cancelled', 'order_expired', 'order_reopened', 'order_shipped', 'order_unshipped', 'to_event', 'from_event'));

create trigger event_stock_notify after insert or update or delete on event_stock for each row execute function notify_change();
