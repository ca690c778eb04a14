-- Who asked to be told by mail when something is back in stock. A row goes once its mail is out.
create table stock_notices (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  -- Null: whichever comes back.
  variation_id uuid references product_variations on delete cascade,
  size text,
  email text not null constraint stock_notices_email_lower_case check (email = lower(email)),
  -- Of who asked while signed in: their address needs no confirmation.
  account_id uuid references users on delete cascade,
  language text not null constraint stock_notices_language check (language in ('en', 'ru', 'kk')),
  status text not null default 'pending' constraint stock_notices_status check (status in ('pending', 'waiting')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- When the mail that it is back was handed to the queue.
  told_at timestamptz,
  constraint stock_notices_once unique nulls not distinct (product_id, variation_id, size, email),
  constraint stock_notices_confirmed_when check ((status = 'waiting') = (confirmed_at is not null))
);
create index stock_notices_variation on stock_notices (variation_id) where variation_id is not null;
create index stock_notices_account on stock_notices (account_id) where account_id is not null;
create index stock_notices_email on stock_notices (email);
create index stock_notices_waiting on stock_notices (product_id) where status = 'waiting' and told_at is null;

-- What links carry; the database has only hashes.
create table stock_notice_tokens (
  token_hash bytea primary key,
  notice_id uuid not null references stock_notices on delete cascade,
  purpose text not null constraint stock_notice_tokens_purpose check (purpose in ('confirm', 'withdraw')),
  created_at timestamptz not null,
  -- Links to withdraw never run out.
  expires_at timestamptz constraint stock_notice_tokens_expiry check ((purpose = 'confirm') = (expires_at is not null))
);
create index stock_notice_tokens_notice on stock_notice_tokens (notice_id);
