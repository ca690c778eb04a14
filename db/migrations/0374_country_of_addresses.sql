-- What the owner calls a country that is not listed: country is then OTHER.
alter table addresses add column country_name text;
