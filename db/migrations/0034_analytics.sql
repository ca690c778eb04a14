-- What visitors do who agreed to be counted. Rows come by the million and go by the month: each table is cut into months, whose parts
-- live in a schema of their own, so that the calendar changes nothing in what is read here. The shop makes and drops the parts.
-- No foreign keys: they would look up a row for every insert, and what is counted outlives what it names.
create schema analytics_months;

create table analytics_events (
  -- The server's clock; a browser's is never asked.
  occurred_at timestamptz not null,
  id uuid not null,
  session_id text not null,
  account_id uuid,
  event_type text not null constraint analytics_events_type check (event_type in (
    'page_view', 'add_to_cart', 'remove_from_cart', 'checkout_start', 'checkout_complete', 'product_view', 'search', 'filter_apply',
    'user_login', 'user_logout', 'user_register', 'cart_abandonment', 'add_to_wishlist', 'remove_from_wishlist')),
  event_category text not null constraint analytics_events_category check (event_category in ('navigation', 'ecommerce', 'user', 'engagement')),
  event_data jsonb not null,
  -- Without what might name a person: ids and secrets are cut out of it.
  page_path text,
  -- Where event_data names one, so that products are counted without opening it.
  product_id uuid,
  primary key (occurred_at, id)
) partition by range (occurred_at);
-- A session's own rows are found by its time.
create index analytics_events_type_time on analytics_events (event_type, occurred_at);
create index analytics_events_account on analytics_events (account_id) where account_id is not null;

create table analytics_sessions (
  id text not null,
  -- The first day of the month (UTC) in which it began, which is the part it lies in.
  month date not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  duration_seconds integer,
  account_id uuid,
  device_class text not null constraint analytics_sessions_device check (device_class in ('phone', 'tablet', 'desktop', 'bot', 'unknown')),
  referrer_host text,
  landing_path text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  partner_code text,
  primary key (id, month)
) partition by range (month);
create index analytics_sessions_started on analytics_sessions (started_at);
create index analytics_sessions_account on analytics_sessions (account_id) where account_id is not null;

create table analytics_cart_abandonments (
  occurred_at timestamptz not null,
  id uuid not null,
  session_id text not null,
  account_id uuid,
  cart_value numeric(12, 2) not null,
  items jsonb not null,
  last_step text not null,
  primary key (occurred_at, id)
) partition by range (occurred_at);
create index analytics_cart_abandonments_account on analytics_cart_abandonments (account_id) where account_id is not null;
