-- Which import brought a subscriber, so that the import can be taken back as a whole.
alter table newsletter_subscribers add column import_id uuid;
create index newsletter_subscribers_import on newsletter_subscribers (import_id) where import_id is not null;
