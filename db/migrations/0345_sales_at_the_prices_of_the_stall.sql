-- What a stall asked for its goods: each list that a phone was given. A sale names the list by which it was made, and never a price.
create table event_price_lists (
  id uuid primary key,
  event_id uuid not null,
  hash bytea not null,
  tax_rate double precision not null,
  -- [product_id, variation_id, size, price, member price] of each option.
  prices jsonb not null,
  created_at timestamptz not null,
  constraint event_price_lists_once unique (event_id, hash),
  constraint event_price_lists_event_id_fkey foreign key (event_id) references events (id) on delete cascade
);

-- What the prices of the moment at which the shop wrote the sale down would have come to; null where they were the same.
alter table stall_payments add column current_total numeric(12,2);
