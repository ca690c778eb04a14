-- Mail and documents of Google and others counted as searches, one site under several names: the days of such visits, and of the orders that
-- they led to on the same day or the next, are added up again.
insert into figure_changes (kind, day)
select d.kind, d.day
from figure_days d
where d.kind in ('orders', 'visits') and exists (
  select from analytics_sessions s
  where s.started_at >= (d.day - case d.kind when 'orders' then 1 else 0 end)::timestamp at time zone 'Asia/Kuala_Lumpur'
    and s.started_at < (d.day + 1)::timestamp at time zone 'Asia/Kuala_Lumpur'
    and s.referrer_host is not null and s.utm_source is null and s.partner_code is null
    and case when s.referrer_host ~ '(^|[.])(google|bing|yandex|duckduckgo|yahoo|baidu|ecosia|startpage)[.]' then 'search' else s.referrer_host end
      <> case
        when s.referrer_host ~ '^(?!search[.]google[.])((www|m|search|images|lens|html|lite|([a-z]+[.]){1,2}search|[a-z]{2})[.])?(google|bing|yandex|duckduckgo|yahoo|baidu|ecosia|startpage)[.][a-z.]+$|^((www|m)[.])?ya[.]ru$'
          then 'search'
        else regexp_replace(s.referrer_host, '^(www|m|mobile|touch|l|lm|e|out|away)[.](?=[^.]+[.])', '')
      end
);
