-- An authenticator app of an account. The secret is sealed with a key that the database does not hold.
create table second_factors (
  account_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  -- Null while it is being set up: nobody is asked for it yet.
  confirmed_at timestamptz,
  -- The newest period of 30 s whose code was taken: none is taken twice.
  last_period bigint not null default 0,
  created_at timestamptz not null
);

-- Each opens the account once in place of a code; the row goes with its use.
create table recovery_codes (
  account_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  name text not null,
  -- As the browser spells it, in base64url.
  credential_id text not null constraint passkeys_credential_unique unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id, created_at);

-- What a passkey is asked to sign, once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  -- Whose passkey is made; null where it tells who signs in.
  account_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_account on passkey_challenges (account_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- Between the password and the code.
alter table account_tokens drop constraint account_tokens_purpose;
alter table account_tokens add constraint account_tokens_purpose
  check (purpose in ('confirmation', 'password_reset', 'magic_link', 'email_change', 'second_step'));

-- Opened with two factors or a passkey, or given one since.
alter table sessions add has_second_factor boolean not null default false;
