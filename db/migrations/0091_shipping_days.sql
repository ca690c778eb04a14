-- How long a parcel is on its way, in working days.
alter table shipping_rates
  add column days_from integer not null default 1,
  add column days_to integer not null default 3,
  add column updated_at timestamptz not null default now(),
  add constraint shipping_rates_days check (days_from between 0 and 120 and days_to between days_from and 120);
update shipping_rates set (days_from, days_to) = (
  select given.days_from, given.days_to from (values
    ('malaysia_peninsular', 1, 3), ('malaysia_east', 3, 6), ('south_east_asia', 4, 9), ('central_asia', 8, 18), ('rest_of_world', 7, 15)
  ) as given (zone, days_from, days_to) where given.zone = shipping_rates.zone
);
create trigger shipping_rates_updated_at before update on shipping_rates for each row execute function set_updated_at();
