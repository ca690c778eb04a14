-- What a partner calls a country that is not listed: country is then OTHER.
alter table partners add column country_name text;
