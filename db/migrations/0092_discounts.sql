create table discounts (
  id uuid constraint discounts_pkey primary key,
  -- In capitals, as it is compared.
  code text not null constraint discounts_code_shape check (code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$') constraint discounts_code_unique unique,
  kind text not null constraint discounts_kind check (kind in ('percent', 'amount', 'free_shipping')),
  -- Percent, or RM; nothing for free shipping.
  value numeric(12, 2),
  minimum numeric(12, 2) constraint discounts_minimum check (minimum >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  uses_limit integer constraint discounts_uses_limit check (uses_limit > 0),
  per_account_limit integer constraint discounts_per_account_limit check (per_account_limit > 0),
  -- Empty: every product.
  product_ids uuid[] not null default '{}',
  category_ids uuid[] not null default '{}',
  members_only boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint discounts_value check (case kind when 'free_shipping' then value is null when 'percent' then value > 0 and value <= 100 else value > 0 end),
  constraint discounts_span check (ends_at > starts_at)
);
create index discounts_newest on discounts (created_at desc, id);
create trigger discounts_updated_at before update on discounts for each row execute function set_updated_at();
create trigger discounts_notify after insert or update or delete on discounts for each row execute function notify_ids();

-- One row for each order with a code. It counts until the order is cancelled, and again when it is opened again.
create table discount_uses (
  order_id uuid constraint discount_uses_pkey primary key constraint discount_uses_order_fkey references orders (id) on delete cascade,
  discount_id uuid not null constraint discount_uses_discount_fkey references discounts (id) on delete cascade,
  account_id uuid constraint discount_uses_account_fkey references profiles (id) on delete set null,
  -- Of the buyer's mailbox, so that a limit for each buyer holds for guests too.
  mailbox_hash bytea,
  used_at timestamptz not null,
  released_at timestamptz
);
create index discount_uses_discount on discount_uses (discount_id) where released_at is null;
create index discount_uses_account on discount_uses (account_id);
create index discount_uses_mailbox on discount_uses (mailbox_hash);

-- The code whose discount the order got; null for none and for the first purchase.
alter table orders add column discount_code text;
