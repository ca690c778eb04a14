create table addresses (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  label text not null constraint addresses_label check (label in ('home', 'work', 'other')),
  name text not null,
  phone text not null,
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  country text not null,
  is_default_shipping boolean not null,
  is_default_billing boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index addresses_account on addresses (account_id, created_at);
create unique index addresses_one_default_shipping on addresses (account_id) where is_default_shipping;
create unique index addresses_one_default_billing on addresses (account_id) where is_default_billing;
create trigger addresses_updated_at before update on addresses for each row execute function set_updated_at();

create table wishlist_items (
  account_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  -- What its owner would have paid on that day, so that a lower price can be shown as a drop.
  price_when_added numeric(12, 2) not null,
  created_at timestamptz not null,
  primary key (account_id, product_id)
);
create index wishlist_items_product on wishlist_items (product_id);

-- What somebody wrote from their address without signing in belongs to their export as well.
create index contact_messages_email on contact_messages (lower(email));
create index preorder_requests_email on preorder_requests (lower(email));
