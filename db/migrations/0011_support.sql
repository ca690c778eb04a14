create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text,
  -- As typed: it names an order or nothing.
  order_number text,
  subject text not null,
  message text not null,
  language text not null constraint contact_messages_language check (language in ('en', 'ru', 'kk')),
  account_id uuid references users on delete set null,
  status text not null default 'new' constraint contact_messages_status check (status in ('new', 'answered', 'closed')),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc, id);
create index contact_messages_account on contact_messages (account_id);

create table preorder_requests (
  id uuid primary key,
  full_name text not null,
  email text not null,
  phone text not null,
  product_type text not null,
  details text not null,
  wants_newsletter boolean not null default false,
  language text not null constraint preorder_requests_language check (language in ('en', 'ru', 'kk')),
  account_id uuid references users on delete set null,
  status text not null default 'received' constraint preorder_requests_status check (status in ('received', 'answered', 'closed')),
  created_at timestamptz not null default now()
);
create index preorder_requests_newest on preorder_requests (created_at desc, id);
create index preorder_requests_account on preorder_requests (account_id);
