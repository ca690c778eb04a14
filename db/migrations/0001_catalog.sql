create extension if not exists pg_trgm;
create extension if not exists unaccent;

create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table pictures (
  key text primary key,
  file_key text not null,
  mime text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  constraint pictures_size_positive check (width > 0 and height > 0)
);

-- Pictures that pages ask for by name, such as hero-desktop.
create table named_pictures (
  name text primary key,
  picture_key text not null references pictures
);
create index named_pictures_picture on named_pictures (picture_key);

create table categories (
  id uuid primary key,
  slug text not null constraint categories_slug_unique unique,
  name text not null,
  description text not null default '',
  display_order integer not null default 0,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  landing_page_order integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint categories_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create table category_translations (
  category_id uuid not null references categories on delete cascade,
  language text not null constraint category_translations_language check (language in ('ru', 'kk')),
  name text not null,
  description text not null default '',
  primary key (category_id, language)
);

create table featured_categories (
  category_id uuid primary key references categories on delete cascade,
  picture_key text references pictures
);
create index featured_categories_picture_key on featured_categories (picture_key);

create table products (
  id uuid primary key,
  slug text not null constraint products_slug_unique unique,
  sku text not null constraint products_sku_unique unique,
  name text not null,
  description text not null default '',
  brand text,
  tags text[] not null default '{}',
  status text not null default 'draft' constraint products_status check (status in ('draft', 'active', 'archived')),
  price numeric(12, 2) not null constraint products_price_not_negative check (price >= 0),
  sale_price numeric(12, 2) constraint products_sale_price_not_negative check (sale_price >= 0),
  member_price numeric(12, 2) constraint products_member_price_not_negative check (member_price >= 0),
  sizes text[] not null default '{}',
  colors text[] not null default '{}'
    constraint products_colors check (colors <@ array['red', 'blue', 'green', 'black', 'white', 'beige']),
  is_pre_order boolean not null default false,
  expected_shipping date,
  featured_rank integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
create index products_newest on products (created_at desc, id) where status = 'active';
create index products_featured on products (featured_rank, created_at desc) where status = 'active';
create index products_tags on products using gin (tags);
create index products_colors on products using gin (colors);

create table product_translations (
  product_id uuid not null references products on delete cascade,
  language text not null constraint product_translations_language check (language in ('ru', 'kk')),
  name text not null,
  description text not null default '',
  primary key (product_id, language)
);

create table product_variations (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  position integer not null,
  name text not null,
  subtitle text,
  description text,
  price numeric(12, 2) constraint product_variations_price_not_negative check (price >= 0),
  sale_price numeric(12, 2) constraint product_variations_sale_price_not_negative check (sale_price >= 0),
  member_price numeric(12, 2) constraint product_variations_member_price_not_negative check (member_price >= 0),
  color text constraint product_variations_color check (color in ('red', 'blue', 'green', 'black', 'white', 'beige')),
  is_default boolean not null default false,
  constraint product_variations_of_product unique (product_id, id)
);
create unique index product_variations_one_default on product_variations (product_id) where is_default;

create table variation_translations (
  variation_id uuid not null references product_variations on delete cascade,
  language text not null constraint variation_translations_language check (language in ('ru', 'kk')),
  name text not null,
  subtitle text,
  description text,
  primary key (variation_id, language)
);

create table product_images (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  variation_id uuid,
  picture_key text not null references pictures,
  is_featured boolean not null default false,
  display_order integer not null default 0,
  alt jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint product_images_variation foreign key (product_id, variation_id)
    references product_variations (product_id, id) on delete cascade
);
create index product_images_product on product_images (product_id, display_order);
create index product_images_variation on product_images (variation_id);
create index product_images_picture on product_images (picture_key);

create table product_categories (
  product_id uuid not null references products on delete cascade,
  category_id uuid not null references categories on delete restrict,
  is_primary boolean not null default false,
  primary key (product_id, category_id)
);
create index product_categories_category on product_categories (category_id, product_id);
create unique index product_categories_one_primary on product_categories (product_id) where is_primary;

create table stories (
  id uuid primary key,
  slug text not null constraint stories_slug_unique unique,
  motif text not null,
  title text not null,
  summary text not null,
  body text not null,
  picture_key text references pictures,
  position integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index stories_picture on stories (picture_key);

create table story_translations (
  story_id uuid not null references stories on delete cascade,
  language text not null constraint story_translations_language check (language in ('ru', 'kk')),
  title text not null,
  summary text not null,
  body text not null,
  primary key (story_id, language)
);

create table product_stories (
  product_id uuid not null references products on delete cascade,
  story_id uuid not null references stories on delete cascade,
  position integer not null default 0,
  primary key (product_id, story_id)
);
create index product_stories_story on product_stories (story_id);

-- Pieces of one product, variation and size. `available` is what can still be sold.
create table stock_levels (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  variation_id uuid,
  size text,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  available integer generated always as (on_hand - reserved) stored,
  constraint stock_levels_one_per_option unique nulls not distinct (product_id, variation_id, size),
  constraint stock_levels_reserved_within check (reserved >= 0 and reserved <= on_hand),
  constraint stock_levels_variation foreign key (product_id, variation_id)
    references product_variations (product_id, id) on delete cascade
) with (fillfactor = 80);
create index stock_levels_variation on stock_levels (variation_id);

create table stock_ledger (
  id uuid primary key,
  stock_level_id uuid not null references stock_levels on delete cascade,
  on_hand_change integer not null,
  reserved_change integer not null,
  reason text not null constraint stock_ledger_reason
    check (reason in ('opening', 'adjusted', 'order_placed', 'order_cancelled', 'order_expired', 'order_reopened', 'order_shipped', 'order_unshipped')),
  order_id uuid,
  account_id uuid,
  note text,
  created_at timestamptz not null default now()
);
create index stock_ledger_level on stock_ledger (stock_level_id, created_at);
create index stock_ledger_order on stock_ledger (order_id);

create trigger categories_updated_at before update on categories for each row execute function set_updated_at();
create trigger products_updated_at before update on products for each row execute function set_updated_at();
create trigger stories_updated_at before update on stories for each row execute function set_updated_at();
