create table newsletter_subscribers (
  id uuid primary key,
  email text not null constraint newsletter_subscribers_email_unique unique
    constraint newsletter_subscribers_email_lower_case check (email = lower(email)),
  language text not null constraint newsletter_subscribers_language check (language in ('en', 'ru', 'kk')),
  status text not null default 'pending' constraint newsletter_subscribers_status check (status in ('pending', 'confirmed', 'unsubscribed')),
  source text not null constraint newsletter_subscribers_source check (source in ('form', 'preorder')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  constraint newsletter_subscribers_confirmed_when check (status <> 'confirmed' or confirmed_at is not null)
);
create index newsletter_subscribers_status on newsletter_subscribers (status, created_at);

-- What letters' links carry; the database knows their hashes alone.
create table newsletter_tokens (
  token_hash bytea primary key,
  subscriber_id uuid not null references newsletter_subscribers on delete cascade,
  purpose text not null constraint newsletter_tokens_purpose check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null default now(),
  -- Links to unsubscribe never run out.
  expires_at timestamptz constraint newsletter_tokens_expiry check ((purpose = 'confirm') = (expires_at is not null)),
  used_at timestamptz
);
create index newsletter_tokens_subscriber on newsletter_tokens (subscriber_id);
create index newsletter_tokens_expiry on newsletter_tokens (expires_at) where expires_at is not null;
