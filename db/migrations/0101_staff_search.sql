-- What staff type finds an order by its number, its buyer's name, email and phone in any spelling, and the number of its parcel.
create function phone_digits(phone text) returns text language sql immutable parallel safe as $$
  select regexp_replace(phone, '\D', '', 'g')
$$;
create function order_search_text(order_number text, contact_name text, email text, phone text, tracking_number text)
returns text language sql immutable parallel safe as $$
  select lower(order_number || ' ' || contact_name || ' ' || email || ' ' || coalesce(tracking_number, '')) || ' ' || regexp_replace(phone, '\D', '', 'g')
$$;
drop index orders_search;
create index orders_search on orders using gin (order_search_text(order_number, contact_name, email, phone, tracking_number) gin_trgm_ops);
create index profiles_phone on profiles using gin (phone_digits(phone) gin_trgm_ops) where phone is not null;
create index products_staff_search on products using gin (lower(name || ' ' || sku) gin_trgm_ops);
create index product_translations_name on product_translations using gin (lower(name) gin_trgm_ops);
