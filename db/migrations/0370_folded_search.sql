-- Staff search ignores case, accents, apostrophes and the letters that a Russian keyboard lacks: O’Connor is oconnor, Әсел is Асел.
-- `unaccent` is only stable because its dictionary can be replaced, which this shop never does.
-- PL/pgSQL, and `replace` where only ASCII is left: three times as fast as one `translate` in SQL.
create function search_fold(words text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := public.unaccent('public.unaccent', lower(words));
begin
  if octet_length(plain) = length(plain) then return replace(replace(plain, '''', ''), '`', ''); end if;
  return translate(plain, 'әғқңөұүһі''´`', 'агкноуухи');
end
$$;

drop index orders_search;
create or replace function order_search_text(order_number text, contact_name text, email text, phone text, tracking_number text)
returns text language sql immutable parallel safe as $$
  select public.search_fold(order_number || ' ' || contact_name || ' ' || email || ' ' || coalesce(tracking_number, '')) || ' '
    || translate(phone, E'+().-/\t\n\x0B\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF', '')
$$;
create index orders_search on orders using gin (order_search_text(order_number, contact_name, email, phone, tracking_number) gin_trgm_ops);

drop index profiles_search;
create index profiles_search on profiles using gin (search_fold(full_name || ' ' || email) gin_trgm_ops);
drop index products_typed;
create index products_typed on products using gin (search_fold(sku || ' ' || name) gin_trgm_ops);
drop index products_staff_search;
drop index product_translations_name;
create index product_translations_name on product_translations using gin (search_fold(name) gin_trgm_ops);
drop index newsletter_subscribers_search;
create index newsletter_subscribers_search on newsletter_subscribers using gin (search_fold(email) gin_trgm_ops);
drop index audit_log_words;
create index audit_log_words on audit_log using gin (search_fold(coalesce(entity_name, '') || ' ' || changes::text) gin_trgm_ops);
