-- Letters to those who want them: one row for each person and letter, written before the letter is handed to the mail server.
create table letter_sends (
  id uuid constraint letter_sends_pkey primary key,
  -- Which letter it is: a campaign's, or what is written by itself.
  origin text not null constraint letter_sends_origin check (origin ~ '^(campaign:[0-9a-f-]{36}|automation:[a-z_]+)$'),
  -- What an automation's letter is about; the same thing is told once.
  about text not null default '',
  -- Of nobody any more once its person has left.
  email text not null constraint letter_sends_email_lower check (email = lower(email)),
  account_id uuid constraint letter_sends_account_fkey references users on delete set null,
  language text not null constraint letter_sends_language check (language in ('en', 'ru', 'kk')),
  tries integer not null default 1,
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  bounced_at timestamptz,
  clicked_at timestamptz,
  last_clicked_at timestamptz,
  unsubscribed_at timestamptz,
  constraint letter_sends_once unique (origin, about, email),
  constraint letter_sends_sent_or_not check (num_nonnulls(sent_at, failed_at) <= 1),
  constraint letter_sends_clicks check ((clicked_at is null) = (last_clicked_at is null) and clicked_at <= last_clicked_at)
);
create index letter_sends_email on letter_sends (email, created_at desc);
create index letter_sends_account on letter_sends (account_id, last_clicked_at desc) where account_id is not null;

-- Where a letter's links lead.
create table letter_links (
  origin text not null,
  key bytea not null constraint letter_links_key check (octet_length(key) = 8),
  href text not null,
  constraint letter_links_pkey primary key (origin, key)
);

-- Who followed a link, and how often.
create table letter_clicks (
  send_id uuid not null constraint letter_clicks_send_fkey references letter_sends on delete cascade,
  link_key bytea not null,
  clicks integer not null default 1 constraint letter_clicks_positive check (clicks > 0),
  constraint letter_clicks_pkey primary key (send_id, link_key)
);

-- The letter that an order came by.
create table letter_orders (
  order_id uuid constraint letter_orders_pkey primary key constraint letter_orders_order_fkey references orders on delete cascade,
  send_id uuid not null constraint letter_orders_send_fkey references letter_sends on delete cascade
);
create index letter_orders_send on letter_orders (send_id);

-- When the next letter may go: the rate of all processes together.
create table letter_turns (
  is_only boolean default true constraint letter_turns_pkey primary key constraint letter_turns_one_row check (is_only),
  next_at timestamptz not null default 'epoch'
);
insert into letter_turns default values;

-- By which letter somebody left.
alter table newsletter_tokens add column letter_id uuid;
