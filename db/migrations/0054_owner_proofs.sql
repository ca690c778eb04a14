-- When whoever holds the session last showed whose account it is: by signing in, or by typing the password since.
alter table sessions add proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions alter proved_at set default now(), alter proved_at set not null;

alter table account_tokens drop constraint account_tokens_purpose;
alter table account_tokens add constraint account_tokens_purpose
  check (purpose in ('confirmation', 'password_reset', 'magic_link', 'email_change', 'second_step', 'email_change_undo'));
-- Of a link that takes a change of address back: since when the account is not to be trusted, and the session that asked for the change.
alter table account_tokens add asked_at timestamptz, add session_id uuid;
