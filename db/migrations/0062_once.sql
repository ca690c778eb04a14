-- What calls that act once answered to a key of whoever made them. The key itself is not kept.
create table once_answers (
  account_id uuid not null references users on delete cascade,
  key_hash bytea not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  constraint once_answers_pkey primary key (account_id, key_hash)
);
create index once_answers_age on once_answers (created_at);
