-- Programs that shop for people. None of these rows holds stock.

-- The programs that call, by the address of their profile.
create table agent_platforms (
  id uuid not null constraint agent_platforms_pkey primary key,
  profile_url text not null constraint agent_platforms_profile_url_key unique,
  -- With the port, where the address names one.
  host text not null,
  version text not null,
  -- Where its profile asks for news of orders.
  webhook_url text,
  is_blocked boolean not null default false,
  first_seen timestamptz not null,
  last_seen timestamptz not null
);
create index agent_platforms_last_seen on agent_platforms (last_seen);

-- Carts that a program filled, or that a link fills (no platform).
create table agent_carts (
  id text not null constraint agent_carts_pkey primary key,
  platform_id uuid constraint agent_carts_platform_id_fkey references agent_platforms on delete cascade,
  handoff_hash bytea not null constraint agent_carts_handoff_hash_key unique,
  -- [{id, product_id, variation_id, size, quantity}]
  items jsonb not null,
  codes text[] not null default '{}',
  language text not null constraint agent_carts_language check (language in ('en', 'ru', 'kk')),
  is_signed boolean not null default false,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  expires_at timestamptz not null,
  canceled_at timestamptz
);
create index agent_carts_platform_touched on agent_carts (platform_id, touched_at);
create index agent_carts_expires on agent_carts (expires_at);

-- Orders that a program prepared. Buyer and place are deleted when it is ordered or expires.
create table agent_checkouts (
  id text not null constraint agent_checkouts_pkey primary key,
  platform_id uuid not null constraint agent_checkouts_platform_id_fkey references agent_platforms on delete cascade,
  cart_id text,
  handoff_hash bytea not null constraint agent_checkouts_handoff_hash_key unique,
  items jsonb not null,
  codes text[] not null default '{}',
  language text not null constraint agent_checkouts_language check (language in ('en', 'ru', 'kk')),
  -- {first_name, last_name, email, phone_number}
  buyer jsonb,
  -- {type, destinations, selected}
  delivery jsonb,
  wants_letters boolean not null default false,
  is_signed boolean not null default false,
  -- The lines and totals that the program saw last.
  shown jsonb,
  order_id uuid,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  expires_at timestamptz not null,
  canceled_at timestamptz,
  completed_at timestamptz
);
create index agent_checkouts_platform_touched on agent_checkouts (platform_id, touched_at);
create index agent_checkouts_expires on agent_checkouts (expires_at);
create index agent_checkouts_cart on agent_checkouts (cart_id) where cart_id is not null;

-- Orders placed from what a program or a link prepared.
create table agent_orders (
  order_id uuid not null constraint agent_orders_pkey primary key constraint agent_orders_order_id_fkey references orders,
  platform_id uuid constraint agent_orders_platform_id_fkey references agent_platforms on delete set null,
  -- Null where only a cart was prepared: its program learns nothing of the order.
  checkout_id text,
  -- The program's host, or 'agent-link'.
  source text not null,
  placed_at timestamptz not null
);
create index agent_orders_platform on agent_orders (platform_id);

-- Messages about orders for the programs that prepared them.
create table agent_events (
  id uuid not null constraint agent_events_pkey primary key,
  order_id uuid not null constraint agent_events_order_id_fkey references agent_orders,
  -- The order in which one order's messages are sent.
  place bigint not null generated always as identity,
  url text not null,
  body jsonb not null,
  status text not null constraint agent_events_status check (status in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  -- The status of the last answer; null if there was none.
  answered integer,
  happened_at timestamptz not null,
  next_at timestamptz,
  ended_at timestamptz
);
create index agent_events_order on agent_events (order_id, place);
create index agent_events_waiting on agent_events (next_at) where status = 'waiting';

-- Answers to calls with an idempotency key, for repeats.
create table agent_answers (
  platform_id uuid not null constraint agent_answers_platform_id_fkey references agent_platforms on delete cascade,
  -- Of the call, the thing and the key.
  key_hash bytea not null,
  request_hash bytea not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null,
  constraint agent_answers_pkey primary key (platform_id, key_hash)
);
create index agent_answers_created on agent_answers (created_at);

-- The shop's signing keys. The private part is derived from AUTH_SECRET and the salt, so a dump does not hold it.
create table agent_keys (
  kid text not null constraint agent_keys_pkey primary key,
  salt bytea not null,
  created_at timestamptz not null,
  -- A replaced key is published until then.
  ends_at timestamptz
);

-- How often each tool was called.
create table agent_tools (
  name text not null constraint agent_tools_pkey primary key,
  calls bigint not null
);
