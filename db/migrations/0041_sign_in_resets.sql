-- That a keeper of the shop took somebody's second factor and passkeys away, who had lost them: for whoever asks later how an account was opened.
create table sign_in_resets (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  had_app boolean not null,
  passkeys integer not null,
  sessions integer not null,
  reset_at timestamptz not null
);
create index sign_in_resets_account on sign_in_resets (account_id, reset_at);
