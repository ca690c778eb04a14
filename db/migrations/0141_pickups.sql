alter table orders add constraint orders_event_id_fkey foreign key (event_id) references events;
-- Cash is rounded to 5 sen; the total is what is paid.
alter table orders add column rounding numeric(12, 2) not null default 0
  constraint orders_rounding_small check (rounding between -0.02 and 0.02);
alter table orders drop constraint orders_total_adds_up;
alter table orders add constraint orders_total_adds_up check (total = subtotal - discount + shipping + tax + rounding);
-- Of an order that is collected at an event: when the last of it was handed over.
alter table orders add column collected_at timestamptz;
alter table order_items add column handed_over integer not null default 0
  constraint order_items_handed_over check (handed_over between 0 and quantity);

-- Public keys of the codes: one for each secret that the shop has had.
create table pickup_keys (
  id text primary key constraint pickup_keys_id check (id ~ '^[0-9a-f]{8}$'),
  public_key bytea not null,
  created_at timestamptz not null
);

-- The code of an order, without which no signature helps.
create table pickup_codes (
  nonce text primary key constraint pickup_codes_nonce check (nonce ~ '^[0-9a-f]{16}$'),
  order_id uuid not null references orders on delete cascade,
  event_id uuid not null references events on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz,
  reminded_at timestamptz
);
create unique index pickup_codes_one_per_order on pickup_codes (order_id) where revoked_at is null;
create index pickup_codes_order on pickup_codes (order_id);
create index pickup_codes_event on pickup_codes (event_id);

-- What phones at a stall scanned; `scan_id` is the phone's own.
create table pickup_scans (
  scan_id text primary key,
  -- As the phone said.
  event_id uuid not null,
  order_id uuid references orders on delete cascade,
  result text not null constraint pickup_scans_result check (result in ('collected', 'already_collected', 'wrong_event', 'not_paid', 'cancelled', 'forged', 'unknown')),
  scanned_at timestamptz not null,
  device text not null,
  account_id uuid references users on delete set null,
  received_at timestamptz not null,
  -- How many of each item were handed over before it, by which it is undone.
  before jsonb,
  undone_at timestamptz,
  -- When an earlier scan that came later took its place.
  corrected_at timestamptz
);
create index pickup_scans_order on pickup_scans (order_id, scanned_at);
create index pickup_scans_account on pickup_scans (account_id);
create index pickup_scans_corrected on pickup_scans (event_id, corrected_at) where corrected_at is not null;

-- Money that changed hands at a stall, one row for each order it was for.
create table stall_payments (
  order_id uuid primary key references orders on delete cascade,
  event_id uuid not null references events,
  kind text not null constraint stall_payments_kind check (kind in ('sale', 'pickup')),
  method text not null constraint stall_payments_method check (method in ('cash', 'qr', 'card', 'other')),
  total numeric(12, 2) not null,
  received numeric(12, 2),
  change numeric(12, 2),
  is_member boolean not null default false,
  account_id uuid references users on delete set null,
  taken_at timestamptz not null,
  voided_at timestamptz,
  void_reason text,
  voided_by uuid references users on delete set null,
  constraint stall_payments_change check ((received is null) = (change is null) and change >= 0),
  constraint stall_payments_voided check ((voided_at is null) = (void_reason is null))
);
create index stall_payments_event on stall_payments (event_id, taken_at desc);
create index stall_payments_account on stall_payments (account_id);
create index stall_payments_voided_by on stall_payments (voided_by);

create function notify_stall() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', json_build_object('table', tg_table_name, 'type', tg_op, 'event_id', new.event_id)::text);
  return null;
end $$;
create trigger pickup_scans_notify after insert or update on pickup_scans for each row execute function notify_stall();
create trigger stall_payments_notify after insert or update on stall_payments for each row execute function notify_stall();
