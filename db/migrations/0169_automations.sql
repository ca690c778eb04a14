-- Letters that are written by themselves: whether they go, and what was changed of their first texts.
create table automations (
  kind text constraint automations_pkey primary key
    constraint automations_kind check (kind in ('abandoned_cart', 'back_in_stock', 'price_drop', 'pre_order_ready', 'after_delivery', 'birthday')),
  is_active boolean not null default false,
  letters jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
insert into automations (kind, is_active) values
  ('abandoned_cart', false), ('back_in_stock', true), ('price_drop', false), ('pre_order_ready', false), ('after_delivery', false), ('birthday', false);

-- Letters whose occasion has come; each is sent once, or let go where its occasion is over before that.
create table automation_letters (
  id uuid constraint automation_letters_pkey primary key,
  kind text not null constraint automation_letters_kind_fkey references automations,
  -- The occasion: the same one makes no second letter.
  about text not null,
  account_id uuid constraint automation_letters_account_fkey references users on delete cascade,
  order_id uuid constraint automation_letters_order_fkey references orders on delete cascade,
  product_id uuid constraint automation_letters_product_fkey references products on delete cascade,
  -- What the product cost before.
  was numeric(12, 2) constraint automation_letters_was_positive check (was > 0),
  due_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz,
  outcome text constraint automation_letters_outcome check (outcome in ('sent', 'already', 'left', 'failed', 'over')),
  created_at timestamptz not null,
  constraint automation_letters_once unique (kind, about),
  constraint automation_letters_to_somebody check (num_nonnulls(account_id, order_id) = 1),
  constraint automation_letters_done check ((done_at is null) = (outcome is null))
);
create index automation_letters_due on automation_letters (due_at) where done_at is null;
create index automation_letters_account on automation_letters (account_id, kind) where account_id is not null;
create index automation_letters_order on automation_letters (order_id) where order_id is not null;
create index automation_letters_product on automation_letters (product_id) where product_id is not null;

-- What a product on somebody's wishlist was like when it was last looked at.
create table wished_products (
  product_id uuid constraint wished_products_pkey primary key constraint wished_products_product_fkey references products on delete cascade,
  price numeric(12, 2) not null,
  is_available boolean not null,
  seen_at timestamptz not null
);
