-- A change of address that was asked for by a recent sign-in alone: its link wants the password.
alter table account_tokens add column owes_password boolean not null default false;
