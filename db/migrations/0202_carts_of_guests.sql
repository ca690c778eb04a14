-- What whoever reads the shop's letters had in the cart when they typed their address at the checkout without signing in. Kept for
-- confirmed subscribers alone; of prices nothing.
create table guest_carts (
  id uuid constraint guest_carts_pkey primary key,
  email text not null constraint guest_carts_email_once unique constraint guest_carts_email_lower check (email = lower(email)),
  language text not null constraint guest_carts_language check (language in ('en', 'ru', 'kk')),
  items jsonb not null default '[]' constraint guest_carts_items check (jsonb_typeof(items) = 'array'),
  -- Counted up with every change: another cart is another occasion.
  version integer not null default 1 constraint guest_carts_version_positive check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index guest_carts_changed on guest_carts (changed_at);

alter table cart_links alter column account_id drop not null;
alter table cart_links add column guest_cart_id uuid constraint cart_links_guest_cart_fkey references guest_carts on delete cascade;
alter table cart_links add constraint cart_links_of_one check (num_nonnulls(account_id, guest_cart_id) = 1);
create index cart_links_guest_cart on cart_links (guest_cart_id) where guest_cart_id is not null;

alter table automation_letters add column guest_cart_id uuid
  constraint automation_letters_guest_cart_fkey references guest_carts on delete cascade;
alter table automation_letters drop constraint automation_letters_to_somebody;
alter table automation_letters add constraint automation_letters_to_somebody check (num_nonnulls(account_id, order_id, guest_cart_id) = 1);
create index automation_letters_guest_cart on automation_letters (guest_cart_id) where guest_cart_id is not null;
