-- When the owner last typed the password in this session, for calls without a body (the export of everything).
alter table sessions add column password_typed_at timestamptz;

-- A challenge that a browser asked for is answered by that browser: a hash of its cookie.
alter table passkey_challenges add column browser_hash bytea;
