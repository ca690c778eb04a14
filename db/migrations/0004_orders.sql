create table payment_methods (
  id uuid primary key,
  type text not null constraint payment_methods_type check (type in ('qr_code', 'bank_transfer', 'cash', 'card', 'paypal', 'other')),
  title text not null,
  description text not null default '',
  instructions text not null default '',
  translations jsonb not null default '{}',
  picture_key text references pictures,
  account_number text,
  bank_name text,
  beneficiary_name text,
  swift_code text,
  show_bank_details boolean not null default false,
  display_order integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_methods_picture on payment_methods (picture_key);
create trigger payment_methods_updated_at before update on payment_methods for each row execute function set_updated_at();
create trigger payment_methods_notify after insert or update or delete on payment_methods for each row execute function notify_change();

create table shipping_rates (
  zone text primary key constraint shipping_rates_zone
    check (zone in ('malaysia_peninsular', 'malaysia_east', 'south_east_asia', 'central_asia', 'rest_of_world')),
  rate numeric(12, 2) not null constraint shipping_rates_not_negative check (rate >= 0)
);
create trigger shipping_rates_notify after insert or update or delete on shipping_rates for each row execute function notify_change();
insert into shipping_rates (zone, rate) values
  ('malaysia_peninsular', 8.00), ('malaysia_east', 14.00), ('south_east_asia', 28.00), ('central_asia', 55.00), ('rest_of_world', 75.00);

create table orders (
  id uuid primary key,
  order_number text not null constraint orders_number_unique unique,
  account_id uuid references users on delete set null,
  status text not null default 'pending' constraint orders_status check (status in ('pending', 'processing', 'shipped', 'completed', 'cancelled')),
  payment_status text not null default 'unpaid' constraint orders_payment_status check (payment_status in ('unpaid', 'proof_submitted', 'paid', 'refunded')),
  language text not null constraint orders_language check (language in ('en', 'ru', 'kk')),
  contact_name text not null,
  email text not null,
  phone text not null,
  shipping_address jsonb not null,
  billing_address jsonb,
  shipping_zone text not null,
  subtotal numeric(12, 2) not null,
  discount numeric(12, 2) not null,
  shipping numeric(12, 2) not null,
  tax numeric(12, 2) not null,
  total numeric(12, 2) not null,
  tax_rate numeric(6, 4) not null,
  payment_method_id uuid references payment_methods on delete set null,
  payment_method jsonb not null,
  paid_through text constraint orders_paid_through check (paid_through in ('staff', 'stripe', 'paypal', 'sandbox')),
  reference text,
  tracking_number text,
  note text,
  partner_code text,
  event_id uuid,
  proof_refusal text,
  placed_at timestamptz not null,
  expires_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint orders_number_shape check (order_number ~ '^UND-[0-9]{5,}$'),
  constraint orders_amounts_not_negative check (subtotal >= 0 and discount >= 0 and discount <= subtotal and shipping >= 0 and tax >= 0),
  constraint orders_total_adds_up check (total = subtotal - discount + shipping + tax),
  constraint orders_paid_through_known check ((payment_status in ('paid', 'refunded')) = (paid_through is not null))
);
create index orders_account on orders (account_id, placed_at desc);
create index orders_email on orders (lower(email), placed_at desc);
create index orders_placed on orders (placed_at desc, id);
create index orders_by_status on orders (status, placed_at desc);
create index orders_awaiting on orders (payment_status, placed_at desc) where status = 'pending';
create index orders_by_total on orders (total desc);
create index orders_by_country on orders ((shipping_address ->> 'country'), placed_at desc);
create index orders_revenue on orders (placed_at) include (total) where payment_status = 'paid' and status <> 'cancelled';
-- What staff type into the search field: a part of the number, the name or the e-mail.
create index orders_search on orders using gin (lower(order_number || ' ' || contact_name || ' ' || email) gin_trgm_ops);
create index orders_payment_method on orders (payment_method_id);
create index orders_unpaid_expiry on orders (expires_at) where status = 'pending' and payment_status = 'unpaid';
create trigger orders_updated_at before update on orders for each row execute function set_updated_at();

create table order_items (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  product_id uuid not null,
  variation_id uuid,
  stock_level_id uuid references stock_levels on delete set null,
  variation_name text,
  size text,
  sku text not null,
  name text not null,
  image_url text,
  quantity integer not null constraint order_items_quantity check (quantity between 1 and 999),
  unit_price numeric(12, 2) not null,
  line_total numeric(12, 2) not null,
  is_pre_order boolean not null,
  constraint order_items_position unique (order_id, position),
  constraint order_items_line_total check (line_total = unit_price * quantity)
);
create index order_items_product on order_items (product_id);
create index order_items_stock_level on order_items (stock_level_id);

create table order_history (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null constraint order_history_kind
    check (kind in ('placed', 'status', 'payment', 'proof', 'proof_refused', 'tracking', 'note', 'expired')),
  status text constraint order_history_status check (status in ('pending', 'processing', 'shipped', 'completed', 'cancelled')),
  payment_status text constraint order_history_payment_status check (payment_status in ('unpaid', 'proof_submitted', 'paid', 'refunded')),
  note text,
  is_internal boolean not null default false,
  account_id uuid references users on delete set null,
  created_at timestamptz not null
);
create index order_history_order on order_history (order_id, created_at);
create index order_history_account on order_history (account_id);

-- Whoever holds the token reads this one order. Kept as a SHA-256 hash.
create table order_guest_tokens (
  token_hash bytea primary key,
  order_id uuid not null references orders on delete cascade,
  created_at timestamptz not null default now()
);
create index order_guest_tokens_order on order_guest_tokens (order_id);

-- The buyer's key is kept as a hash: with `token_salt` it makes the guest token again for a repeat whose first answer was lost.
create table idempotency_keys (
  buyer text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  token_salt bytea not null,
  order_id uuid not null references orders on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (buyer, key_hash)
);
create index idempotency_keys_order on idempotency_keys (order_id);
create index idempotency_keys_age on idempotency_keys (created_at);

-- One first-purchase discount an account; the row goes when its order is cancelled.
create table first_purchases (
  account_id uuid primary key references users on delete cascade,
  order_id uuid not null constraint first_purchases_order_unique unique references orders on delete cascade deferrable initially deferred
);

create table payment_proofs (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  file_key text not null,
  mime text not null constraint payment_proofs_mime check (mime in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  size integer not null,
  submitted_at timestamptz not null
);
create index payment_proofs_order on payment_proofs (order_id, submitted_at);

-- 'surplus' is money that arrived and that the order doesn't need (cancelled, paid already, another amount): it has to go back.
create table payments (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  provider text not null constraint payments_provider check (provider in ('stripe', 'paypal', 'sandbox')),
  -- Unknown until the provider has answered.
  provider_reference text,
  capture_reference text,
  url text,
  status text not null constraint payments_status check (status in ('started', 'captured', 'surplus', 'failed', 'refunded')),
  amount numeric(12, 2) not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  constraint payments_reference_unique unique (provider, provider_reference)
);
create index payments_order on payments (order_id);
create unique index payments_one_capture on payments (order_id) where status = 'captured';
create trigger payments_updated_at before update on payments for each row execute function set_updated_at();

create table payment_webhooks (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

-- One row a letter; the key makes sure that a retried job sends nothing twice. Bodies are kept for the development mailbox alone.
create table mails (
  id uuid primary key,
  dedupe_key text not null constraint mails_dedupe_key_unique unique,
  recipient text not null,
  subject text not null,
  text_body text,
  html_body text,
  created_at timestamptz not null default now(),
  -- While one process holds the letter, others leave it alone; after a crash it is free again at this time.
  claimed_until timestamptz,
  sent_at timestamptz
);
create index mails_newest on mails (created_at desc);
