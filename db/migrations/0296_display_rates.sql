-- The rate of the tenge is one of three that prices are also shown in, and has the day on which it was set.
insert into settings (key, value, updated_at)
select 'rates_on', to_jsonb(to_char(updated_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD')), updated_at
from settings where key = 'tenge_rate' and value <> '0'::jsonb
on conflict (key) do nothing;
update settings set key = 'kzt_rate' where key = 'tenge_rate';
