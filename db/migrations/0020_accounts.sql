-- What the links of letters carry; the database knows their hashes alone. A row goes when its token is used.
create table account_tokens (
  token_hash bytea primary key,
  account_id uuid not null references users on delete cascade,
  purpose text not null constraint account_tokens_purpose check (purpose in ('confirmation', 'password_reset', 'magic_link', 'email_change')),
  -- The address that the letter went to: for email_change the new one.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_tokens_account on account_tokens (account_id);
create index account_tokens_expiry on account_tokens (expires_at);

-- Browsers that signed in before: a letter is written about the first sign-in of any other.
create table account_devices (
  account_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, device_hash)
);

alter table profiles
  add display_name text,
  add birthday date,
  add order_updates boolean not null default true,
  add email_notifications boolean not null default true,
  add marketing_emails boolean not null default false,
  add sms_notifications boolean not null default false,
  add preferred_payment_method_id uuid references payment_methods on delete set null,
  add picture_key text,
  add membership_requested_at timestamptz,
  add closed_at timestamptz;
create index profiles_payment_method on profiles (preferred_payment_method_id);
create index profiles_newest on profiles (created_at desc, id);
create index profiles_back_office on profiles (role) where role in ('staff', 'admin');
-- What staff type into the search field of the members' list.
create index profiles_search on profiles using gin (lower(full_name || ' ' || email) gin_trgm_ops);
-- Whose letters are told of in an export and forgotten with an account.
create index mails_recipient on mails (lower(recipient));
