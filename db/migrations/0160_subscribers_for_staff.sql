-- Subscribers as the back office keeps them: addresses that brought their consent from elsewhere, and addresses that mail no longer reaches.
alter table newsletter_subscribers
  add column bounced_at timestamptz,
  -- Of an import: where its people agreed, in the words of who imported it.
  add column consent_from text,
  drop constraint newsletter_subscribers_source,
  add constraint newsletter_subscribers_source check (source in ('form', 'preorder', 'account', 'import')),
  drop constraint newsletter_subscribers_status,
  add constraint newsletter_subscribers_status check (status in ('pending', 'confirmed', 'unsubscribed', 'bounced')),
  add constraint newsletter_subscribers_bounced_when check (status <> 'bounced' or bounced_at is not null),
  add constraint newsletter_subscribers_consent check (source <> 'import' or consent_from is not null);
create index newsletter_subscribers_newest on newsletter_subscribers (created_at desc, id);
create index newsletter_subscribers_search on newsletter_subscribers using gin (email gin_trgm_ops);
create index newsletter_subscribers_joined on newsletter_subscribers (confirmed_at) where confirmed_at is not null;
create index newsletter_subscribers_left on newsletter_subscribers ((coalesce(unsubscribed_at, bounced_at))) where status in ('unsubscribed', 'bounced');

create trigger newsletter_subscribers_notify after insert or update or delete on newsletter_subscribers
  for each statement execute function notify_table();
