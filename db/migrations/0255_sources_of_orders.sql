-- Where each order came from whose visit was counted, so that orders are listed by it. `is_kept`: of a visit whose rows were deleted.
alter table figure_order_sources
  add column medium text not null default '',
  add column campaign text not null default '',
  add column device text not null default 'unknown',
  add column is_kept boolean not null default false;
update figure_order_sources set is_kept = true;
create index figure_order_sources_source on figure_order_sources (source);
create index figure_order_sources_campaign on figure_order_sources (campaign) where campaign <> '';

-- Days are added up anew with that, and with how many of those who saw a product or searched ordered. Of the first day some rows may be gone.
delete from figure_days where kind = 'orders';
delete from figure_days where kind = 'visits'
  and day > (select (min(started_at) at time zone 'Asia/Kuala_Lumpur')::date from analytics_sessions);
