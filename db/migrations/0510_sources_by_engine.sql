-- Sources name the search engine, and letters bring in money without shipping and tax: the days of such visits, of the orders that they led to
-- on the same day or the next, and of letters' orders are added up again.
insert into figure_changes (kind, day)
select d.kind, d.day
from figure_days d
where d.kind in ('orders', 'visits') and exists (
  select from analytics_sessions s
  where s.started_at >= (d.day - case d.kind when 'orders' then 1 else 0 end)::timestamp at time zone 'Asia/Kuala_Lumpur'
    and s.started_at < (d.day + 1)::timestamp at time zone 'Asia/Kuala_Lumpur'
    and s.utm_source is null and s.partner_code is null
    and s.referrer_host ~ '^(?!search[.]google[.])((www|m|search|images|lens|html|lite|([a-z]+[.]){1,2}search|[a-z]{2})[.])?(google|bing|yandex|duckduckgo|yahoo|baidu|ecosia|startpage)[.][a-z.]+$|^((www|m)[.])?ya[.]ru$'
)
union
select 'orders', day from figure_cells where kind = 'orders' and report = 'letter';
