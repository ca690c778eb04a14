-- A visit whose order is paid is counted as such; its order may be paid days later. Which days were added up before is filled in here.
create or replace function note_figures_of_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.placed_at < now() - interval '6 hours' then
    insert into figure_changes (kind, day) values ('orders', (old.placed_at at time zone 'Asia/Kuala_Lumpur')::date);
  end if;
  if tg_op <> 'DELETE' and new.placed_at < now() - interval '6 hours' and (tg_op = 'INSERT' or new.placed_at <> old.placed_at) then
    insert into figure_changes (kind, day) values ('orders', (new.placed_at at time zone 'Asia/Kuala_Lumpur')::date);
  end if;
  -- A visit of some hours may have begun on the day before.
  if tg_op = 'UPDATE' and (old.payment_status = 'paid') <> (new.payment_status = 'paid') then
    insert into figure_changes (kind, day)
      select distinct 'visits', ((new.placed_at - back) at time zone 'Asia/Kuala_Lumpur')::date
      from unnest(array[interval '0', interval '6 hours']) as back;
  end if;
  -- Whether a cart that was left came back.
  if tg_op = 'INSERT' and new.placed_at < now() - interval '6 hours' then
    insert into figure_changes (kind, day)
      select 'carts', (new.placed_at at time zone 'Asia/Kuala_Lumpur')::date - back from generate_series(0, 7) as back;
  end if;
  return null;
end $$;

insert into figure_cells (kind, day, report, key, n1)
select 'visits', day, 'paid', concat_ws(E'\u001f', device_class, language, source), count(*)
from (
  select distinct s.id, (s.started_at at time zone 'Asia/Kuala_Lumpur')::date as day, s.device_class,
    case when s.landing_path ~ '^/ru(/|$)' then 'ru' when s.landing_path ~ '^/kk(/|$)' then 'kk' else 'en' end as language,
    replace(coalesce(lower(s.utm_source), case when s.partner_code is not null then 'partner' end,
      case when s.referrer_host ~ '(^|[.])(google|bing|yandex|duckduckgo|yahoo|baidu|ecosia|startpage)[.]' then 'search' end,
      s.referrer_host, 'direct'), E'\u001f', ' ') as source
  from analytics_events e
  join analytics_sessions s on s.id = e.session_id and s.device_class <> 'bot'
    and e.occurred_at >= s.started_at - interval '1 minute' and e.occurred_at < s.started_at + interval '6 hours'
  join orders o on o.payment_status = 'paid'
    and o.id = case when pg_input_is_valid(coalesce(e.event_data ->> 'orderId', ''), 'uuid') then (e.event_data ->> 'orderId')::uuid end
  where e.event_type = 'checkout_complete'
) paid
where exists (select from figure_days d where d.kind = 'visits' and d.day = paid.day)
group by day, device_class, language, source;
delete from figure_months where kind = 'visits';
