-- What staff call a country that is not listed: country is then OTHER, which the rule refused.
-- contract: the rule is wider than the one that goes
alter table events
  add column country_name text,
  drop constraint events_country,
  add constraint events_country check (country ~ '^[A-Z]{2}$' or country = 'OTHER');
