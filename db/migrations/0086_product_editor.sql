-- A variation may have an SKU of its own.
alter table product_variations add column sku text;
create unique index product_variations_sku_unique on product_variations (sku) where sku is not null;

-- Till then members alone may buy.
alter table products add column early_access_until timestamptz;

create table size_guides (
  id uuid primary key,
  name text not null,
  unit text not null default '',
  columns text[] not null,
  -- Arrays of texts, each as long as the columns.
  rows jsonb not null default '[]',
  -- By language: name, columns.
  translations jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger size_guides_updated_at before update on size_guides for each row execute function set_updated_at();
create trigger size_guides_notify after insert or update or delete on size_guides for each row execute function notify_change();

alter table products add column size_guide_id uuid references size_guides on delete set null;
create index products_size_guide on products (size_guide_id) where size_guide_id is not null;
