-- What an account put in its cart, on whichever device; of prices nothing is kept.
create table carts (
  account_id uuid constraint carts_pkey primary key constraint carts_account_fkey references users on delete cascade,
  -- Counted up with every change, so that a device that missed one is told.
  version integer not null default 1 constraint carts_version_positive check (version > 0),
  language text not null constraint carts_language check (language in ('en', 'ru', 'kk')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index carts_changed on carts (changed_at);

create table cart_items (
  account_id uuid not null constraint cart_items_cart_fkey references carts on delete cascade,
  position integer not null constraint cart_items_position_from_zero check (position >= 0),
  product_id uuid not null constraint cart_items_product_fkey references products on delete cascade,
  variation_id uuid constraint cart_items_variation_fkey references product_variations on delete cascade,
  size text,
  quantity integer not null constraint cart_items_quantity check (quantity between 1 and 99),
  constraint cart_items_pkey primary key (account_id, position),
  constraint cart_items_once unique nulls not distinct (account_id, product_id, variation_id, size)
);
create index cart_items_product on cart_items (product_id);
create index cart_items_variation on cart_items (variation_id) where variation_id is not null;

-- Links of letters that put a cart back together on any device; the database has only hashes.
create table cart_links (
  token_hash bytea constraint cart_links_pkey primary key,
  account_id uuid not null constraint cart_links_cart_fkey references carts on delete cascade,
  created_at timestamptz not null
);
create index cart_links_account on cart_links (account_id);
