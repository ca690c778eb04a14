-- no transaction: an index that is made while mails are written
create index concurrently mails_person on mails (lower(coalesce(person_email, recipient)));
drop index concurrently if exists mails_recipient;
