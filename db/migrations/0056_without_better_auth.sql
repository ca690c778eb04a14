-- What better-auth wanted of its tables and nothing here uses: signing in through others, and its own tokens for letters.
drop table verifications;
alter table auth_accounts
  drop access_token,
  drop refresh_token,
  drop id_token,
  drop access_token_expires_at,
  drop refresh_token_expires_at,
  drop scope;
