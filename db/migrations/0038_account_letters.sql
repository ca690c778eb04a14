-- Whoever is signed in chooses our letters among their settings.
alter table newsletter_subscribers drop constraint newsletter_subscribers_source;
alter table newsletter_subscribers add constraint newsletter_subscribers_source check (source in ('form', 'preorder', 'account'));
