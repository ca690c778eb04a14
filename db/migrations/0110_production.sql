-- What is made, and by which steps. The order of steps is their position from 0.
create table product_types (
  id uuid constraint product_types_pkey primary key,
  name text not null constraint product_types_name_length check (char_length(name) between 1 and 80),
  minutes_per_day integer not null constraint product_types_minutes_per_day check (minutes_per_day between 1 and 100000),
  translations jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table product_type_steps (
  id uuid constraint product_type_steps_pkey primary key,
  product_type_id uuid not null constraint product_type_steps_type_fkey references product_types on delete cascade,
  position integer not null constraint product_type_steps_position check (position >= 0),
  name text not null constraint product_type_steps_name_length check (char_length(name) between 1 and 80),
  description text not null default '',
  minutes integer not null constraint product_type_steps_minutes check (minutes between 0 and 10000),
  translations jsonb not null default '{}',
  constraint product_type_steps_once unique (product_type_id, position) deferrable initially deferred
);

alter table products add column product_type_id uuid constraint products_product_type_fkey references product_types on delete restrict;
create index products_product_type on products (product_type_id) where product_type_id is not null;

-- That an order was given its steps: this happens once.
create table production_orders (
  order_id uuid constraint production_orders_pkey primary key references orders on delete cascade,
  begun_at timestamptz not null
);

-- An item of an order that is made by steps. What the board shows is derived from the steps and stored with each change of them.
create table production_items (
  id uuid constraint production_items_pkey primary key references order_items on delete cascade,
  order_id uuid not null references orders on delete cascade,
  product_type_id uuid references product_types on delete set null,
  quantity integer not null,
  due_at timestamptz not null,
  -- Only while the order is processing.
  is_active boolean not null default true,
  status text not null default 'pending' constraint production_items_status check (status in ('pending', 'in_progress', 'blocked', 'done')),
  current_step_id uuid,
  step_name text,
  steps_done integer not null default 0,
  steps_total integer not null default 0,
  minutes_left integer not null default 0,
  begun_at timestamptz not null,
  finished_at timestamptz,
  updated_at timestamptz not null,
  constraint production_items_done check ((status = 'done') = (current_step_id is null) and (status = 'done') = (finished_at is not null))
);
create index production_items_order on production_items (order_id);
create index production_items_queue on production_items (due_at, id) where is_active and status <> 'done';
create index production_items_active on production_items (order_id) where is_active;
create index production_items_type on production_items (product_type_id);

create table production_steps (
  id uuid constraint production_steps_pkey primary key,
  item_id uuid not null constraint production_steps_item_fkey references production_items on delete cascade,
  position integer not null,
  -- Of the type as it was then; none for a step added to this item alone.
  source_step_id uuid,
  name text not null,
  description text not null default '',
  minutes integer not null constraint production_steps_minutes check (minutes >= 0),
  translations jsonb not null default '{}',
  status text not null default 'pending'
    constraint production_steps_status check (status in ('pending', 'in_progress', 'done', 'skipped', 'blocked')),
  note text,
  account_id uuid references profiles on delete set null,
  assigned_to uuid references profiles on delete set null,
  started_at timestamptz,
  ended_at timestamptz,
  updated_at timestamptz not null,
  constraint production_steps_once unique (item_id, position) deferrable initially deferred,
  constraint production_steps_reason check (status not in ('skipped', 'blocked') or note is not null),
  constraint production_steps_ended check ((status in ('done', 'skipped')) = (ended_at is not null))
);
create index production_steps_account on production_steps (account_id) where account_id is not null;
create index production_steps_assigned on production_steps (assigned_to) where assigned_to is not null;

create trigger production_items_notify after insert or update or delete on production_items for each row execute function notify_ids();
