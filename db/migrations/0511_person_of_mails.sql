-- A mail keeps the address that it was sent to. This is the person's present address, if it has changed since.
alter table mails add column person_email text;
