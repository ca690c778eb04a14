-- Generated from db/migrations by "npm run schema". For reading and review; the migrations build the database.

create extension fuzzystrmatch;
create extension pg_trgm;
create extension unaccent;

create domain shop_language as text constraint shop_language_code CHECK ((VALUE ~ '^[a-z]{2}$'::text));

CREATE OR REPLACE FUNCTION public.add_product_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into product_stock (product_id) select id from added_rows;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.add_up_commissions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into partner_sums (partner_id, pending_sen, approved_sen, paid_sen)
      select partner_id, -coalesce(sum(amount_sen) filter (where state = 'pending'), 0), -coalesce(sum(amount_sen) filter (where state = 'approved'), 0),
        -coalesce(sum(amount_sen) filter (where state = 'paid'), 0)
      from old_rows group by partner_id;
  end if;
  insert into partner_sums (partner_id, pending_sen, approved_sen, paid_sen)
    select partner_id, coalesce(sum(amount_sen) filter (where state = 'pending'), 0), coalesce(sum(amount_sen) filter (where state = 'approved'), 0),
      coalesce(sum(amount_sen) filter (where state = 'paid'), 0)
    from new_rows group by partner_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.add_up_referrals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into partner_sums (partner_id, orders, revenue_sen)
      select partner_id, -count(*), -sum(net_sen) from old_rows where not is_cancelled and own_signs = '{}' group by partner_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into partner_sums (partner_id, orders, revenue_sen)
      select partner_id, count(*), sum(net_sen) from new_rows where not is_cancelled and own_signs = '{}' group by partner_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.add_up_scans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into partner_sums (partner_id, scans) select partner_id, -sum(scans) from old_rows group by partner_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into partner_sums (partner_id, scans) select partner_id, sum(scans) from new_rows group by partner_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.color_bit(color text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (case color when 'red' then 1 when 'blue' then 2 when 'green' then 4 when 'black' then 8 when 'white' then 16 when 'beige' then 32 else 0 end)::smallint
$function$;

CREATE OR REPLACE FUNCTION public.compact_product_listing_counts()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if pg_try_advisory_xact_lock(7301815) then
    with gone as (delete from product_listing_counts returning *)
    insert into product_listing_counts (category_ids, price_bands, color_bits, availability, sizes, pieces)
    select category_ids, price_bands, color_bits, availability, sizes, sum(pieces)
    from gone
    group by category_ids, price_bands, color_bits, availability, sizes
    having sum(pieces) <> 0;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.count_rating()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.status = 'approved' then
    update product_ratings set count = count - 1, stars = stars - old.stars where product_id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'approved' then
    insert into product_ratings as r (product_id, count, stars) values (new.product_id, 1, new.stars)
      on conflict (product_id) do update set count = r.count + 1, stars = r.stars + excluded.stars;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_sessions_of_changed_role()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from sessions where user_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.enter_partner_commission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into partner_entries (commission_id, partner_id, from_account, to_account, amount_sen)
  values (new.id, new.partner_id, case when tg_op = 'UPDATE' then old.state when new.kind = 'correction' then 'corrections' else 'orders' end,
    new.state, new.amount_sen);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_listing_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from product_listing_counts;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_earlier_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into earlier_slugs (kind, slug, of_id) values (tg_table_name, old.slug, old.id)
    on conflict (kind, slug) do update set of_id = excluded.of_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_partner_commission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.id, new.partner_id, new.location_id, new.order_id, new.kind, new.amount_sen, new.rate, new.base_sen, new.reason, new.created_at, new.by_account)
      is distinct from
     (old.id, old.partner_id, old.location_id, old.order_id, old.kind, old.amount_sen, old.rate, old.base_sen, old.reason, old.created_at, old.by_account)
     or (old.state, new.state) not in (('pending', 'approved'), ('pending', 'void'), ('approved', 'void'), ('approved', 'paid')) then
    raise exception 'a row of the ledger of partners goes from % to % as it is', old.state, new.state using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_profile()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into profiles (id, email, full_name, created_at) values (new.id, new.email, new.name, new.created_at)
    on conflict (id) do update set email = excluded.email;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.listing_cell(category_ids uuid[], price_bands smallint, color_bits smallint, availability text, sizes text[])
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select hashtextextended(concat_ws(' ', category_ids::text, price_bands, color_bits, availability, sizes::text), 0)
$function$;

CREATE OR REPLACE FUNCTION public.low_stock_at()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce((select (value #>> '{}')::integer from settings where key = 'low_stock_at'), 5)
$function$;

CREATE OR REPLACE FUNCTION public.matching_cells(asked tsquery)
 RETURNS TABLE(product_id uuid, pieces bigint)
 LANGUAGE plpgsql
 STABLE ROWS 500
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query select any_value(s.product_id), count(*) from product_search s where s.document @@ asked and s.is_active
    -- A product whose cell is not known is a cell of its own.
    group by s.cell, case when s.cell is null then s.product_id end;
end $function$;

CREATE OR REPLACE FUNCTION public.meant_stems(folded text, turned text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return (
    select string_agg(distinct stem, ' | ')
    from (
      select stem
      from (
        select word, stem, case when word = any (turned) then 1 else levenshtein_less_equal(left(folded, 60), left(word, 60), 3) end as distance
        from search_words
        where word % folded or word = any (turned)
          or (length(folded) <= 5 and word like left(folded, 1) || '%' and length(word) between length(folded) - 1 and length(folded) + 1)
      ) near
      where distance <= case when length(folded) <= 4 then 1 when length(folded) <= 7 then 2 else 3 end
      order by distance, similarity(word, folded) desc, word
      limit 3
    ) nearest
  );
end $function$;

CREATE OR REPLACE FUNCTION public.new_member_code()
 RETURNS text
 LANGUAGE sql
AS $function$
  select 'M' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + get_byte(r.bytes, i) % 31, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) r, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as i
$function$;

CREATE OR REPLACE FUNCTION public.note_figure_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into figure_keys as k (kind, report, key, n1, n2)
      select kind, report, key, -sum(n1), -sum(n2) from gone where report in ('pair', 'search') group by kind, report, key order by 1, 2, 3
      on conflict (kind, report, key) do update set n1 = k.n1 + excluded.n1, n2 = k.n2 + excluded.n2;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_keys as k (kind, report, key, n1, n2)
      select kind, report, key, sum(n1), sum(n2) from come where report in ('pair', 'search') group by kind, report, key order by 1, 2, 3
      on conflict (kind, report, key) do update set n1 = k.n1 + excluded.n1, n2 = k.n2 + excluded.n2;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_figures_of_carts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into figure_changes (kind, day)
    select distinct 'carts', (occurred_at at time zone 'Asia/Kuala_Lumpur')::date from written
    where occurred_at < now() - interval '6 hours';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_figures_of_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into figure_changes (kind, day)
    select k.kind, late.day - back
    from (select distinct (occurred_at at time zone 'Asia/Kuala_Lumpur')::date as day from written
      where occurred_at < now() - interval '6 hours') as late
    cross join (values ('visits', 1), ('orders', 1), ('carts', 7)) as k (kind, most)
    cross join lateral generate_series(0, k.most) as back;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_figures_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into figure_changes (kind, day)
    select distinct 'orders', (placed_at at time zone 'Asia/Kuala_Lumpur')::date from orders where account_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_figures_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.note_figures_of_order_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into figure_changes (kind, day)
    select 'orders', (placed_at at time zone 'Asia/Kuala_Lumpur')::date from orders
    where id = coalesce(new.order_id, old.order_id) and placed_at < now() - interval '6 hours';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_figures_of_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into figure_changes (kind, day)
    select k.kind, late.day + ahead
    from (select distinct (started_at at time zone 'Asia/Kuala_Lumpur')::date as day from written
      where started_at < now() - interval '6 hours') as late
    cross join unnest(array['visits', 'orders']) as k (kind)
    cross join lateral generate_series(0, 1) as ahead;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_missing_texts(ids uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from product_missing_texts m
    where m.product_id = any(ids)
    and not exists (select from product_missing_texts_found f where f.product_id = m.product_id and f.language = m.language);
  insert into product_missing_texts (product_id, language)
    select product_id, language from product_missing_texts_found where product_id = any(ids)
    on conflict do nothing;
$function$;

CREATE OR REPLACE FUNCTION public.note_missing_texts_of_languages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_missing_texts(array(select id from products));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_missing_texts_of_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_missing_texts(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_missing_texts_of_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_missing_texts(array(select id from changed_rows));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_missing_texts_of_translations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_missing_texts(array(select distinct product_id from changed_rows));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_order_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into order_counts (day, status, payment_status, orders)
      values ((old.placed_at at time zone 'Asia/Kuala_Lumpur')::date, old.status, old.payment_status, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_counts (day, status, payment_status, orders)
      values ((new.placed_at at time zone 'Asia/Kuala_Lumpur')::date, new.status, new.payment_status, 1);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_order_revenue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.paid <> old.refunded and old.status <> 'cancelled' then
    insert into order_revenue (day, amount) values ((old.placed_at at time zone 'Asia/Kuala_Lumpur')::date, old.refunded - old.paid);
  end if;
  if tg_op <> 'DELETE' and new.paid <> new.refunded and new.status <> 'cancelled' then
    insert into order_revenue (day, amount) values ((new.placed_at at time zone 'Asia/Kuala_Lumpur')::date, new.paid - new.refunded);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_production_block()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status = 'blocked' and old.status <> 'blocked' then
    insert into production_blocks (id, step_id, reason, blocked_at) values (uuidv7(), new.id, new.note, new.updated_at);
  elsif old.status = 'blocked' and new.status <> 'blocked' then
    update production_blocks set ended_at = greatest(new.updated_at, blocked_at) where step_id = new.id and ended_at is null;
  elsif new.note is distinct from old.note then
    update production_blocks set reason = new.note where step_id = new.id and ended_at is null;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_scarce_level()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.on_hand - new.reserved > low_stock_at() then
    delete from scarce_levels where stock_level_id = new.id;
  else
    insert into scarce_levels (stock_level_id, product_id, available) values (new.id, new.product_id, new.on_hand - new.reserved)
      on conflict (stock_level_id) do update set available = excluded.available;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_scarce_levels()
 RETURNS trigger
 LANGUAGE plpgsql
 SET lock_timeout TO '1500ms'
AS $function$
begin
  -- A stock level that changes at this moment would be compared with the number of before.
  lock table stock_levels in share mode;
  delete from scarce_levels where available > low_stock_at();
  insert into scarce_levels (stock_level_id, product_id, available)
    select id, product_id, available from stock_levels where available <= low_stock_at()
    on conflict (stock_level_id) do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'id', coalesce(changed ->> 'id', changed ->> 'key'),
    'product_id', changed ->> 'product_id',
    'category_id', changed ->> 'category_id',
    'story_id', changed ->> 'story_id',
    'event_id', changed ->> 'event_id',
    'language', changed ->> 'language',
    'was_shown', case tg_table_name
      when 'products' then coalesce(before ->> 'status' = 'active', false)
      when 'categories' then coalesce((before ->> 'is_active')::boolean, false)
    end,
    'tags_changed', case tg_table_name when 'products' then before -> 'tags' is distinct from changed -> 'tags' end
  )::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_ids()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'id', changed ->> 'id',
    'order_id', changed ->> 'order_id',
    'is_internal', coalesce((changed ->> 'is_internal')::boolean, false)
  )::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_listing_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was_shown boolean := tg_op <> 'INSERT' and old.status = 'active';
  is_shown boolean := tg_op <> 'DELETE' and new.status = 'active';
begin
  if not was_shown and not is_shown then
    return null;
  end if;
  perform pg_notify('shop_changes', json_build_object(
      'table', 'product_listings',
      'type', tg_op,
      'product_id', coalesce(new.product_id, old.product_id),
      'category_id', category_id,
      'was_shown', was_shown,
      'is_shown', is_shown,
      'has_moved', tg_op = 'UPDATE' and (old.category_ids, old.featured_rank, old.created_at)
        is distinct from (new.category_ids, new.featured_rank, new.created_at),
      'is_back', tg_op = 'UPDATE' and old.availability = 'out_of_stock' and new.availability <> 'out_of_stock'
    )::text)
  from (
    select unnest(coalesce(old.category_ids, '{}') || coalesce(new.category_ids, '{}')) as category_id
    union
    select null
  ) categories;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_order_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  awaited boolean := tg_op <> 'INSERT' and old.status = 'pending' and old.payment_status = 'proof_submitted';
  awaits boolean := tg_op <> 'DELETE' and new.status = 'pending' and new.payment_status = 'proof_submitted';
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', 'orders',
    'type', tg_op,
    'id', case when tg_op = 'DELETE' then old.id else new.id end,
    'has_moved_in_proofs', awaited <> awaits,
    'has_other_owner', tg_op = 'UPDATE' and old.account_id is distinct from new.account_id
  )::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name, 'type', tg_op, 'id', changed ->> 'id', 'product_id', changed ->> 'product_id',
    'was_shown', tg_op <> 'INSERT' and to_jsonb(old) ->> 'status' = 'approved',
    'is_shown', tg_op <> 'DELETE' and to_jsonb(new) ->> 'status' = 'approved')::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_rights_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'account_id', case tg_table_name
      when 'sessions' then to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> 'user_id'
      when 'second_factors' then to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> 'account_id'
      else to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> 'id'
    end
  )::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_search_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_changes', json_build_object('table', 'product_search', 'type', tg_op,
    'product_id', case when tg_op = 'DELETE' then old.product_id else new.product_id end)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_stall()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_changes', json_build_object('table', tg_table_name, 'type', tg_op, 'event_id', new.event_id)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_stock_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before integer := case when tg_op = 'INSERT' then 0 else old.on_hand - old.reserved end;
  after integer := case when tg_op = 'DELETE' then 0 else new.on_hand - new.reserved end;
begin
  if before <> after then
    perform pg_notify('shop_changes', json_build_object(
      'table', 'stock_levels',
      'type', tg_op,
      'product_id', case when tg_op = 'DELETE' then old.product_id else new.product_id end,
      'words_changed', least(before, after) <= low_stock_at()
    )::text);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_studio()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name, 'type', tg_op, 'id', changed ->> 'id', 'session_id', changed ->> 'session_id')::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_table()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_changes', json_build_object('table', tg_table_name, 'type', tg_op)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_variation_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed_variation uuid := case when tg_op = 'DELETE' then old.variation_id else new.variation_id end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', 'variation_translations',
    'type', tg_op,
    'product_id', (select product_id from product_variations where id = changed_variation),
    'language', case when tg_op = 'DELETE' then old.language else new.language end
  )::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.order_search_text(order_number text, contact_name text, email text, phone text, tracking_number text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select public.search_fold(order_number || ' ' || contact_name || ' ' || email || ' ' || coalesce(tracking_number, '')) || ' '
    || translate(phone, E'+().-/\t\n\x0B\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF', '')
$function$;

CREATE OR REPLACE FUNCTION public.phone_digits(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(phone, '\D', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION public.price_band_bit(price numeric)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (case when price < 50 then 1 when price < 100 then 2 when price <= 150 then 4 else 8 end)::smallint
$function$;

CREATE OR REPLACE FUNCTION public.refresh_listing_of_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from product_listings where product_id = new.product_id for update;
  if not exists (
    select from product_listings l
    join products p on p.id = l.product_id
    where l.product_id = new.product_id and l.availability = case
      when p.is_pre_order then 'pre_order'
      when exists (select from stock_levels s where s.product_id = p.id and s.on_hand - s.reserved > 0) then 'in_stock'
      else 'out_of_stock'
    end
  ) then
    perform refresh_product_listings(array[new.product_id]);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_listings_of_changed_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'products' then
    perform refresh_product_listings(array(select distinct id from changed_rows));
  else
    perform refresh_product_listings(array(select distinct product_id from changed_rows));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_product_listings(changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from product_listings where product_id = any(changed) order by product_id for update;

  with before as (
    select category_ids, price_bands, color_bits, availability, sizes from product_listings where product_id = any(changed) and status = 'active'
  ), written as (
    insert into product_listings (product_id, status, availability, category_ids, from_price, to_price, price_bands, color_bits, sizes,
    featured_rank, name_en, name_ru, name_kk, created_at, updated_at)
  select p.id, p.status,
    case
      when p.is_pre_order then 'pre_order'
      when exists (select from stock_levels s where s.product_id = p.id and s.on_hand - s.reserved > 0) then 'in_stock'
      else 'out_of_stock'
    end,
    array(select c.category_id from product_categories c where c.product_id = p.id order by c.category_id),
    coalesce(options.from_price, coalesce(p.sale_price, p.price)),
    coalesce(options.to_price, coalesce(p.sale_price, p.price)),
    coalesce(options.price_bands, price_band_bit(coalesce(p.sale_price, p.price))),
    coalesce((select bit_or(color_bit(color)) from unnest(p.colors) color), 0::smallint) | coalesce(options.color_bits, 0::smallint),
    p.sizes, p.featured_rank, p.name,
    coalesce((select t.name from product_translations t where t.product_id = p.id and t.language = 'ru'), p.name),
    coalesce((select t.name from product_translations t where t.product_id = p.id and t.language = 'kk'), p.name),
    p.created_at, p.updated_at
  from products p
  cross join lateral (
    select min(paid) as from_price, max(paid) as to_price, bit_or(price_band_bit(paid)) as price_bands, bit_or(color_bit(option.color)) as color_bits
    from (
      select v.color,
        case when v.price is null then coalesce(v.sale_price, p.sale_price, p.price) else coalesce(v.sale_price, v.price) end as paid
      from product_variations v
      where v.product_id = p.id
    ) option
  ) options
  where p.id = any(changed)
  order by p.id
  on conflict (product_id) do update set
    status = excluded.status, availability = excluded.availability, category_ids = excluded.category_ids,
    from_price = excluded.from_price, to_price = excluded.to_price, price_bands = excluded.price_bands, color_bits = excluded.color_bits,
    sizes = excluded.sizes, featured_rank = excluded.featured_rank, name_en = excluded.name_en, name_ru = excluded.name_ru, name_kk = excluded.name_kk,
    created_at = excluded.created_at, updated_at = excluded.updated_at
  returning status, category_ids, price_bands, color_bits, availability, sizes
  )
  insert into product_listing_counts (category_ids, price_bands, color_bits, availability, sizes, pieces)
  select category_ids, price_bands, color_bits, availability, sizes, sum(change)
  from (
    select category_ids, price_bands, color_bits, availability, sizes, 1 as change from written where status = 'active'
    union all
    select category_ids, price_bands, color_bits, availability, sizes, -1 from before
  ) changes
  group by category_ids, price_bands, color_bits, availability, sizes
  having sum(change) <> 0;
  -- Now and then whoever comes by tidies up.
  if found and random() < 0.01 then
    perform compact_product_listing_counts();
  end if;

  update product_search s
  set is_active = p.status = 'active', featured_rank = p.featured_rank, created_at = p.created_at,
    cell = listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability, l.sizes)
  from products p
  join product_listings l on l.product_id = p.id
  where s.product_id = any(changed) and p.id = s.product_id
    and (s.is_active, s.featured_rank, s.created_at, s.cell) is distinct from
      (p.status = 'active', p.featured_rank, p.created_at, listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability, l.sizes));
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_audit_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger of partners is only ever added to' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.search_fold(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  plain text := public.unaccent('public.unaccent', lower(words));
begin
  if octet_length(plain) = length(plain) then return replace(replace(plain, '''', ''), '`', ''); end if;
  return translate(plain, 'әғқңөұүһі''´`', 'агкноуухи');
end
$function$;

CREATE OR REPLACE FUNCTION public.search_products(stems text[], words text[], folded_last text, wanted integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  walked constant integer := 300;
  walked_documents constant integer := 60;
  considered constant integer := 2000;
  exact constant tsquery := words_query(stems, words, null);
  beginning constant tsquery := words_query(stems, words, folded_last);
  first_exact uuid[];
  first_beginning uuid[];
  found uuid[];
begin
  select array_agg(product_id order by featured_rank, created_at desc, product_id) filter (where names @@ exact),
    array_agg(product_id order by featured_rank, created_at desc, product_id) filter (where names @@ beginning)
  into first_exact, first_beginning
  from (select product_id, featured_rank, created_at, names from product_search where is_active
    order by featured_rank, created_at desc, product_id limit walked) first;
  if cardinality(first_exact) >= wanted then
    return first_exact[1:wanted];
  end if;

  found := array(select product_id from (select product_id, is_active, featured_rank, created_at from product_search where names @@ exact offset 0) hit
    where is_active order by featured_rank, created_at desc, product_id limit wanted);
  if cardinality(found) < wanted then
    if cardinality(first_beginning) >= wanted then
      found := found || array(select id from unnest(first_beginning) with ordinality as f (id, place) where id <> all (found) order by place limit wanted - cardinality(found));
    else
      found := found || array(select product_id from (select product_id, is_active, featured_rank, created_at from product_search where names @@ beginning offset 0 limit considered) hit
        where is_active and product_id <> all (found) order by featured_rank, created_at desc, product_id limit wanted - cardinality(found));
    end if;
  end if;
  if cardinality(found) < wanted then
    found := found || array(select product_id from (select product_id, featured_rank, created_at, document from product_search where is_active
        order by featured_rank, created_at desc, product_id limit walked_documents) first
      where document @@ beginning and product_id <> all (found) order by featured_rank, created_at desc, product_id limit wanted - cardinality(found));
  end if;
  if cardinality(found) < wanted then
    found := found || array(select product_id from (select product_id, is_active, featured_rank, created_at from product_search where document @@ beginning offset 0 limit considered) hit
      where is_active and product_id <> all (found) order by featured_rank, created_at desc, product_id limit wanted - cardinality(found));
  end if;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.set_search_cell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.cell := (select listing_cell(l.category_ids, l.price_bands, l.color_bits, l.availability, l.sizes) from product_listings l
    where l.product_id = new.product_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.set_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := clock_timestamp();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.shop_languages()
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select array(select jsonb_array_elements_text(value)) from settings where key = 'languages'), array['en', 'ru', 'kk'])
$function$;

CREATE OR REPLACE FUNCTION public.sum_added_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update product_stock t set available = t.available + c.change
  from (
    select product_id, sum(on_hand - reserved) * case tg_op when 'DELETE' then -1 else 1 end as change
    from changed_rows
    group by product_id
    having sum(on_hand - reserved) <> 0
  ) c
  where c.product_id = t.product_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sum_moved_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update product_stock set available = available + (new.on_hand - new.reserved) - (old.on_hand - old.reserved) where product_id = new.product_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.uncount_deleted_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into product_listing_counts (category_ids, price_bands, color_bits, availability, sizes, pieces)
  select category_ids, price_bands, color_bits, availability, sizes, -count(*)
  from deleted_rows
  where status = 'active'
  group by category_ids, price_bands, color_bits, availability, sizes;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.word_query(stem text, word text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when folded = stemmed or numnode(stemmed) = 0 then folded else folded || stemmed end
  from (
    select to_tsquery('simple', stem) as folded,
      case when word ~ '^[ -~]+$' then plainto_tsquery('english', word) else plainto_tsquery('russian', word) end as stemmed
  ) both_ways
$function$;

CREATE OR REPLACE FUNCTION public.words_query(stems text[], words text[], folded_last text)
 RETURNS tsquery
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  every tsquery := ''::tsquery;
  one tsquery;
begin
  for place in 1 .. cardinality(words) loop
    one := word_query(stems[place], words[place]);
    if place = cardinality(words) and folded_last is not null then
      one := one || to_tsquery('simple', folded_last || ':*');
    end if;
    every := case when numnode(every) = 0 then one else every && one end;
  end loop;
  return every;
end $function$;


create table account_devices (
  account_id uuid not null,
  device_hash bytea not null,
  seen_at timestamp with time zone not null,
  constraint account_devices_pkey PRIMARY KEY (account_id, device_hash),
  constraint account_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_devices_seen ON public.account_devices USING btree (seen_at);

create table account_tokens (
  token_hash bytea not null,
  account_id uuid not null,
  purpose text not null,
  email text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  session_id uuid,
  owes_password boolean not null default false,
  constraint account_tokens_pkey PRIMARY KEY (token_hash),
  constraint account_tokens_purpose CHECK ((purpose = ANY (ARRAY['confirmation'::text, 'password_reset'::text, 'magic_link'::text, 'email_change'::text, 'second_step'::text, 'email_change_undo'::text]))),
  constraint account_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_tokens_account ON public.account_tokens USING btree (account_id);
CREATE INDEX account_tokens_expiry ON public.account_tokens USING btree (expires_at);

create table addresses (
  id uuid not null,
  account_id uuid not null,
  label text not null,
  name text not null,
  phone text not null,
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  country text not null,
  is_default_shipping boolean not null,
  is_default_billing boolean not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null default now(),
  country_name text,
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_label CHECK ((label = ANY (ARRAY['home'::text, 'work'::text, 'other'::text]))),
  constraint addresses_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX addresses_account ON public.addresses USING btree (account_id, created_at);
CREATE UNIQUE INDEX addresses_one_default_billing ON public.addresses USING btree (account_id) WHERE is_default_billing;
CREATE UNIQUE INDEX addresses_one_default_shipping ON public.addresses USING btree (account_id) WHERE is_default_shipping;
CREATE TRIGGER addresses_updated_at BEFORE UPDATE ON public.addresses FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table admin_invitations (
  id uuid not null,
  email text not null,
  role text not null,
  status text not null default 'sent'::text,
  language shop_language not null,
  token_hash bytea,
  invited_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint admin_invitations_pkey PRIMARY KEY (id),
  constraint admin_invitations_token UNIQUE (token_hash),
  constraint admin_invitations_email_lower CHECK ((email = lower(email))),
  constraint admin_invitations_role CHECK ((role = ANY (ARRAY['staff'::text, 'admin'::text, 'super_admin'::text]))),
  constraint admin_invitations_status CHECK ((status = ANY (ARRAY['sent'::text, 'accepted'::text, 'revoked'::text, 'expired'::text]))),
  constraint admin_invitations_inviter FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX admin_invitations_email ON public.admin_invitations USING btree (email);
CREATE INDEX admin_invitations_inviter ON public.admin_invitations USING btree (invited_by);
CREATE INDEX admin_invitations_newest ON public.admin_invitations USING btree (created_at DESC, id);
CREATE UNIQUE INDEX admin_invitations_one_open ON public.admin_invitations USING btree (email) WHERE (status = 'sent'::text);
CREATE TRIGGER admin_invitations_notify AFTER INSERT OR DELETE OR UPDATE ON public.admin_invitations FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table agent_answers (
  platform_id uuid not null,
  key_hash bytea not null,
  request_hash bytea not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamp with time zone not null,
  constraint agent_answers_pkey PRIMARY KEY (platform_id, key_hash),
  constraint agent_answers_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES agent_platforms(id) ON DELETE CASCADE
);
CREATE INDEX agent_answers_buyer ON public.agent_answers USING btree (((answer ->> 'id'::text))) WHERE (answer ?| ARRAY['buyer'::text, 'fulfillment'::text]);
CREATE INDEX agent_answers_created ON public.agent_answers USING btree (created_at);

create table agent_carts (
  id text not null,
  platform_id uuid,
  handoff_hash bytea not null,
  items jsonb not null,
  codes text[] not null default '{}'::text[],
  language shop_language not null,
  is_signed boolean not null default false,
  created_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  canceled_at timestamp with time zone,
  shown_sen integer,
  constraint agent_carts_pkey PRIMARY KEY (id),
  constraint agent_carts_handoff_hash_key UNIQUE (handoff_hash),
  constraint agent_carts_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES agent_platforms(id) ON DELETE CASCADE
);
CREATE INDEX agent_carts_expires ON public.agent_carts USING btree (expires_at);
CREATE INDEX agent_carts_platform_touched ON public.agent_carts USING btree (platform_id, touched_at);

create table agent_checkouts (
  id text not null,
  platform_id uuid not null,
  cart_id text,
  handoff_hash bytea not null,
  items jsonb not null,
  codes text[] not null default '{}'::text[],
  language shop_language not null,
  buyer jsonb,
  delivery jsonb,
  wants_letters boolean not null default false,
  is_signed boolean not null default false,
  shown jsonb,
  order_id uuid,
  created_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  canceled_at timestamp with time zone,
  completed_at timestamp with time zone,
  constraint agent_checkouts_pkey PRIMARY KEY (id),
  constraint agent_checkouts_handoff_hash_key UNIQUE (handoff_hash),
  constraint agent_checkouts_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES agent_platforms(id) ON DELETE CASCADE
);
CREATE INDEX agent_checkouts_cart ON public.agent_checkouts USING btree (cart_id) WHERE (cart_id IS NOT NULL);
CREATE INDEX agent_checkouts_expires ON public.agent_checkouts USING btree (expires_at);
CREATE INDEX agent_checkouts_platform_touched ON public.agent_checkouts USING btree (platform_id, touched_at);

create table agent_events (
  id uuid not null,
  order_id uuid not null,
  place bigint not null generated always as identity,
  url text not null,
  body jsonb not null,
  status text not null,
  tries integer not null default 0,
  answered integer,
  happened_at timestamp with time zone not null,
  next_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint agent_events_pkey PRIMARY KEY (id),
  constraint agent_events_status CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint agent_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES agent_orders(order_id)
);
CREATE INDEX agent_events_failed ON public.agent_events USING btree (ended_at) WHERE (status = 'failed'::text);
CREATE INDEX agent_events_order ON public.agent_events USING btree (order_id, place);
CREATE INDEX agent_events_waiting ON public.agent_events USING btree (next_at) WHERE (status = 'waiting'::text);

create table agent_keys (
  kid text not null,
  salt bytea not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint agent_keys_pkey PRIMARY KEY (kid)
);

create table agent_orders (
  order_id uuid not null,
  platform_id uuid,
  checkout_id text,
  source text not null,
  placed_at timestamp with time zone not null,
  constraint agent_orders_pkey PRIMARY KEY (order_id),
  constraint agent_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint agent_orders_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES agent_platforms(id) ON DELETE SET NULL
);
CREATE INDEX agent_orders_platform ON public.agent_orders USING btree (platform_id);
CREATE INDEX agent_orders_source ON public.agent_orders USING btree (source);

create table agent_platforms (
  id uuid not null,
  profile_url text not null,
  host text not null,
  version text not null,
  webhook_url text,
  is_blocked boolean not null default false,
  first_seen timestamp with time zone not null,
  last_seen timestamp with time zone not null,
  constraint agent_platforms_pkey PRIMARY KEY (id),
  constraint agent_platforms_profile_url_key UNIQUE (profile_url)
);
CREATE INDEX agent_platforms_last_seen ON public.agent_platforms USING btree (last_seen);

create table agent_tools (
  name text not null,
  calls bigint not null,
  constraint agent_tools_pkey PRIMARY KEY (name)
);

create table analytics_cart_abandonments (
  occurred_at timestamp with time zone not null,
  id uuid not null,
  session_id text not null,
  account_id uuid,
  cart_value numeric(12,2) not null,
  items jsonb not null,
  last_step text not null,
  constraint analytics_cart_abandonments_pkey PRIMARY KEY (occurred_at, id)
) partition by RANGE (occurred_at);
CREATE INDEX analytics_cart_abandonments_account ON ONLY public.analytics_cart_abandonments USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE TRIGGER analytics_carts_figures AFTER INSERT ON public.analytics_cart_abandonments REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_figures_of_carts();

create table analytics_events (
  occurred_at timestamp with time zone not null,
  id uuid not null,
  session_id text not null,
  account_id uuid,
  event_type text not null,
  event_category text not null,
  event_data jsonb not null,
  page_path text,
  product_id uuid,
  constraint analytics_events_pkey PRIMARY KEY (occurred_at, id),
  constraint analytics_events_category CHECK ((event_category = ANY (ARRAY['navigation'::text, 'ecommerce'::text, 'user'::text, 'engagement'::text]))),
  constraint analytics_events_type CHECK ((event_type = ANY (ARRAY['page_view'::text, 'add_to_cart'::text, 'remove_from_cart'::text, 'checkout_start'::text, 'checkout_complete'::text, 'product_view'::text, 'search'::text, 'filter_apply'::text, 'user_login'::text, 'user_logout'::text, 'user_register'::text, 'cart_abandonment'::text, 'add_to_wishlist'::text, 'remove_from_wishlist'::text])))
) partition by RANGE (occurred_at);
CREATE INDEX analytics_events_account ON ONLY public.analytics_events USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX analytics_events_product ON ONLY public.analytics_events USING btree (product_id, occurred_at) WHERE (product_id IS NOT NULL);
CREATE INDEX analytics_events_type_time ON ONLY public.analytics_events USING btree (event_type, occurred_at);
CREATE TRIGGER analytics_events_figures AFTER INSERT ON public.analytics_events REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_figures_of_events();

create table analytics_sessions (
  id text not null,
  month date not null,
  started_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  duration_seconds integer,
  account_id uuid,
  device_class text not null,
  referrer_host text,
  landing_path text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  partner_code text,
  has_cart boolean not null default false,
  constraint analytics_sessions_pkey PRIMARY KEY (id, month),
  constraint analytics_sessions_device CHECK ((device_class = ANY (ARRAY['phone'::text, 'tablet'::text, 'desktop'::text, 'bot'::text, 'unknown'::text])))
) partition by RANGE (month);
CREATE INDEX analytics_sessions_account ON ONLY public.analytics_sessions USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX analytics_sessions_partner ON ONLY public.analytics_sessions USING btree (upper(partner_code), started_at) INCLUDE (partner_code, has_cart, month) WHERE ((partner_code IS NOT NULL) AND (device_class <> 'bot'::text));
CREATE INDEX analytics_sessions_started ON ONLY public.analytics_sessions USING btree (started_at);
CREATE TRIGGER analytics_sessions_figures_changed AFTER UPDATE ON public.analytics_sessions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_figures_of_sessions();
CREATE TRIGGER analytics_sessions_figures_written AFTER INSERT ON public.analytics_sessions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_figures_of_sessions();

create table audit_log (
  id uuid not null,
  at timestamp with time zone not null,
  actor_id uuid not null,
  actor_role text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  entity_name text,
  changes jsonb not null,
  request_id text not null,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_role_check CHECK ((actor_role = ANY (ARRAY['staff'::text, 'admin'::text, 'super_admin'::text])))
);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, at DESC);
CREATE INDEX audit_log_entity ON public.audit_log USING btree (entity, entity_id, at DESC);
CREATE INDEX audit_log_newest ON public.audit_log USING btree (at DESC, id DESC);
CREATE INDEX audit_log_request ON public.audit_log USING btree (request_id);
CREATE INDEX audit_log_words ON public.audit_log USING gin (search_fold(((COALESCE(entity_name, ''::text) || ' '::text) || (changes)::text)) gin_trgm_ops);
CREATE TRIGGER audit_log_notify AFTER INSERT ON public.audit_log FOR EACH ROW EXECUTE FUNCTION notify_ids();
CREATE TRIGGER audit_log_stays BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit_log();
CREATE TRIGGER audit_log_stays_whole BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit_log();

create table auth_accounts (
  id uuid not null,
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  password text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint auth_accounts_pkey PRIMARY KEY (id),
  constraint auth_accounts_one_per_provider UNIQUE (provider_id, account_id),
  constraint auth_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX auth_accounts_user ON public.auth_accounts USING btree (user_id);

create table automation_letters (
  id uuid not null,
  kind text not null,
  about text not null,
  account_id uuid,
  order_id uuid,
  product_id uuid,
  was numeric(12,2),
  due_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  done_at timestamp with time zone,
  outcome text,
  created_at timestamp with time zone not null,
  guest_cart_id uuid,
  constraint automation_letters_pkey PRIMARY KEY (id),
  constraint automation_letters_once UNIQUE (kind, about),
  constraint automation_letters_done CHECK (((done_at IS NULL) = (outcome IS NULL))),
  constraint automation_letters_outcome CHECK ((outcome = ANY (ARRAY['sent'::text, 'already'::text, 'left'::text, 'failed'::text, 'over'::text]))),
  constraint automation_letters_to_somebody CHECK ((num_nonnulls(account_id, order_id, guest_cart_id) = 1)),
  constraint automation_letters_was_positive CHECK ((was > (0)::numeric)),
  constraint automation_letters_account_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint automation_letters_guest_cart_fkey FOREIGN KEY (guest_cart_id) REFERENCES guest_carts(id) ON DELETE CASCADE,
  constraint automation_letters_kind_fkey FOREIGN KEY (kind) REFERENCES automations(kind),
  constraint automation_letters_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint automation_letters_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX automation_letters_account ON public.automation_letters USING btree (account_id, kind) WHERE (account_id IS NOT NULL);
CREATE INDEX automation_letters_due ON public.automation_letters USING btree (due_at) WHERE (done_at IS NULL);
CREATE INDEX automation_letters_guest_cart ON public.automation_letters USING btree (guest_cart_id) WHERE (guest_cart_id IS NOT NULL);
CREATE INDEX automation_letters_order ON public.automation_letters USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX automation_letters_product ON public.automation_letters USING btree (product_id) WHERE (product_id IS NOT NULL);

create table automations (
  kind text not null,
  is_active boolean not null default false,
  letters jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  constraint automations_pkey PRIMARY KEY (kind),
  constraint automations_kind CHECK ((kind = ANY (ARRAY['abandoned_cart'::text, 'back_in_stock'::text, 'price_drop'::text, 'pre_order_ready'::text, 'after_delivery'::text, 'birthday'::text])))
);

create table backup_runs (
  id uuid not null,
  kind text not null,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  name text,
  bytes bigint,
  rows bigint,
  files integer,
  broken integer,
  failure text,
  constraint backup_runs_pkey PRIMARY KEY (id),
  constraint backup_runs_broken_check CHECK ((broken >= 0)),
  constraint backup_runs_bytes_check CHECK ((bytes >= 0)),
  constraint backup_runs_check CHECK (((ended_at IS NOT NULL) OR (failure IS NULL))),
  constraint backup_runs_files_check CHECK ((files >= 0)),
  constraint backup_runs_kind_check CHECK ((kind = ANY (ARRAY['backup'::text, 'drill'::text]))),
  constraint backup_runs_rows_check CHECK ((rows >= 0))
);
CREATE INDEX backup_runs_began_at ON public.backup_runs USING btree (began_at DESC);

create table campaign_recipients (
  campaign_id uuid not null,
  email text not null,
  language shop_language not null,
  state text not null default 'waiting'::text,
  next_at timestamp with time zone not null,
  constraint campaign_recipients_pkey PRIMARY KEY (campaign_id, email),
  constraint campaign_recipients_state CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'left'::text, 'failed'::text, 'unknown'::text]))),
  constraint campaign_recipients_campaign_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE
);
CREATE INDEX campaign_recipients_email ON public.campaign_recipients USING btree (email);
CREATE INDEX campaign_recipients_waiting ON public.campaign_recipients USING btree (campaign_id, next_at) WHERE (state = 'waiting'::text);

create table campaign_runs (
  id uuid not null,
  turn uuid not null,
  held_until timestamp with time zone not null,
  mail_away_since timestamp with time zone,
  constraint campaign_runs_pkey PRIMARY KEY (id),
  constraint campaign_runs_campaign_fkey FOREIGN KEY (id) REFERENCES campaigns(id) ON DELETE CASCADE
);
CREATE TRIGGER campaign_runs_notify AFTER INSERT OR UPDATE ON public.campaign_runs FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table campaigns (
  id uuid not null,
  name text not null,
  status text not null default 'draft'::text,
  audience jsonb not null default '{}'::jsonb,
  letters jsonb not null default '{}'::jsonb,
  recipients integer not null default 0,
  send_at timestamp with time zone,
  ignore_quiet_hours boolean not null default false,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_scheduled_when CHECK (((status <> 'scheduled'::text) OR (send_at IS NOT NULL))),
  constraint campaigns_started_when CHECK (((status <> ALL (ARRAY['sending'::text, 'paused'::text, 'sent'::text])) OR (started_at IS NOT NULL))),
  constraint campaigns_status CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'paused'::text, 'sent'::text, 'cancelled'::text]))),
  constraint campaigns_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX campaigns_changed ON public.campaigns USING btree (updated_at DESC, id);
CREATE INDEX campaigns_created_by ON public.campaigns USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX campaigns_going ON public.campaigns USING btree (status) WHERE (status = ANY (ARRAY['scheduled'::text, 'sending'::text]));
CREATE TRIGGER campaigns_notify AFTER INSERT OR DELETE OR UPDATE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table cart_items (
  account_id uuid not null,
  "position" integer not null,
  product_id uuid not null,
  variation_id uuid,
  size text,
  quantity integer not null,
  constraint cart_items_pkey PRIMARY KEY (account_id, "position"),
  constraint cart_items_once UNIQUE NULLS NOT DISTINCT (account_id, product_id, variation_id, size),
  constraint cart_items_position_from_zero CHECK (("position" >= 0)),
  constraint cart_items_quantity CHECK (((quantity >= 1) AND (quantity <= 99))),
  constraint cart_items_cart_fkey FOREIGN KEY (account_id) REFERENCES carts(account_id) ON DELETE CASCADE,
  constraint cart_items_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint cart_items_variation_fkey FOREIGN KEY (variation_id) REFERENCES product_variations(id) ON DELETE CASCADE
);
CREATE INDEX cart_items_product ON public.cart_items USING btree (product_id);
CREATE INDEX cart_items_variation ON public.cart_items USING btree (variation_id) WHERE (variation_id IS NOT NULL);

create table cart_links (
  token_hash bytea not null,
  account_id uuid,
  created_at timestamp with time zone not null,
  guest_cart_id uuid,
  constraint cart_links_pkey PRIMARY KEY (token_hash),
  constraint cart_links_of_one CHECK ((num_nonnulls(account_id, guest_cart_id) = 1)),
  constraint cart_links_cart_fkey FOREIGN KEY (account_id) REFERENCES carts(account_id) ON DELETE CASCADE,
  constraint cart_links_guest_cart_fkey FOREIGN KEY (guest_cart_id) REFERENCES guest_carts(id) ON DELETE CASCADE
);
CREATE INDEX cart_links_account ON public.cart_links USING btree (account_id);
CREATE INDEX cart_links_guest_cart ON public.cart_links USING btree (guest_cart_id) WHERE (guest_cart_id IS NOT NULL);

create table carts (
  account_id uuid not null,
  version integer not null default 1,
  language shop_language not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint carts_pkey PRIMARY KEY (account_id),
  constraint carts_version_positive CHECK ((version > 0)),
  constraint carts_account_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX carts_changed ON public.carts USING btree (changed_at);

create table categories (
  id uuid not null,
  slug text not null,
  name text not null,
  description text not null default ''::text,
  display_order integer not null default 0,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  landing_page_order integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  facts jsonb not null default '{}'::jsonb,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_slug_unique UNIQUE (slug),
  constraint categories_slug_shape CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
CREATE TRIGGER categories_keep_slug AFTER UPDATE OF slug ON public.categories FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION keep_earlier_slug();
CREATE TRIGGER categories_notify AFTER INSERT OR DELETE OR UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION notify_change();
CREATE TRIGGER categories_updated_at BEFORE UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table category_translations (
  category_id uuid not null,
  language shop_language not null,
  name text not null,
  description text not null default ''::text,
  constraint category_translations_pkey PRIMARY KEY (category_id, language),
  constraint category_translations_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE
);
CREATE TRIGGER category_translations_notify AFTER INSERT OR DELETE OR UPDATE ON public.category_translations FOR EACH ROW EXECUTE FUNCTION notify_change();

create table contact_messages (
  id uuid not null,
  name text not null,
  email text not null,
  phone text,
  order_number text,
  subject text not null,
  message text not null,
  language shop_language not null,
  account_id uuid,
  status text not null default 'new'::text,
  created_at timestamp with time zone not null default now(),
  assigned_to uuid,
  updated_at timestamp with time zone not null default now(),
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_status CHECK ((status = ANY (ARRAY['new'::text, 'open'::text, 'done'::text]))),
  constraint contact_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint contact_messages_assignee FOREIGN KEY (assigned_to) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX contact_messages_account ON public.contact_messages USING btree (account_id);
CREATE INDEX contact_messages_assignee ON public.contact_messages USING btree (assigned_to);
CREATE INDEX contact_messages_email ON public.contact_messages USING btree (lower(email));
CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (created_at DESC, id);
CREATE TRIGGER contact_messages_notify AFTER INSERT OR DELETE OR UPDATE ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table content_drafts (
  slug text not null,
  texts jsonb,
  updated_on date,
  updated_at timestamp with time zone not null,
  updated_by uuid,
  constraint content_drafts_pkey PRIMARY KEY (slug),
  constraint content_drafts_texts_english CHECK ((jsonb_typeof((texts -> 'en'::text)) = 'object'::text)),
  constraint content_drafts_whole CHECK (((texts IS NULL) = (updated_on IS NULL))),
  constraint content_drafts_of_page FOREIGN KEY (slug) REFERENCES content_pages(slug) ON DELETE CASCADE
);

create table content_pages (
  slug text not null,
  title text not null,
  summary text not null,
  sections jsonb not null default '[]'::jsonb,
  updated_on date not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint content_pages_pkey PRIMARY KEY (slug),
  constraint content_pages_sections_list CHECK ((jsonb_typeof(sections) = 'array'::text)),
  constraint content_pages_slug_shape CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
CREATE TRIGGER content_pages_notify AFTER INSERT OR DELETE OR UPDATE ON public.content_pages FOR EACH ROW EXECUTE FUNCTION notify_change();
CREATE TRIGGER content_pages_updated_at BEFORE UPDATE ON public.content_pages FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table content_translations (
  slug text not null,
  language shop_language not null,
  title text not null,
  summary text not null,
  sections jsonb not null,
  constraint content_translations_pkey PRIMARY KEY (slug, language),
  constraint content_translations_sections_list CHECK ((jsonb_typeof(sections) = 'array'::text)),
  constraint content_translations_slug_fkey FOREIGN KEY (slug) REFERENCES content_pages(slug) ON DELETE CASCADE
);
CREATE TRIGGER content_translations_notify AFTER INSERT OR DELETE OR UPDATE ON public.content_translations FOR EACH ROW EXECUTE FUNCTION notify_change();

create table content_versions (
  slug text not null,
  number integer not null,
  texts jsonb not null,
  updated_on date not null,
  published_at timestamp with time zone not null,
  published_by uuid,
  constraint content_versions_pkey PRIMARY KEY (slug, number),
  constraint content_versions_number_counts CHECK ((number > 0)),
  constraint content_versions_texts_english CHECK ((jsonb_typeof((texts -> 'en'::text)) = 'object'::text)),
  constraint content_versions_of_page FOREIGN KEY (slug) REFERENCES content_pages(slug) ON DELETE CASCADE
);

create table discount_uses (
  order_id uuid not null,
  discount_id uuid not null,
  account_id uuid,
  mailbox_hash bytea,
  used_at timestamp with time zone not null,
  released_at timestamp with time zone,
  constraint discount_uses_pkey PRIMARY KEY (order_id),
  constraint discount_uses_account_fkey FOREIGN KEY (account_id) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint discount_uses_discount_fkey FOREIGN KEY (discount_id) REFERENCES discounts(id) ON DELETE CASCADE,
  constraint discount_uses_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX discount_uses_account ON public.discount_uses USING btree (account_id);
CREATE INDEX discount_uses_mailbox ON public.discount_uses USING btree (mailbox_hash);
CREATE INDEX discount_uses_of_discount ON public.discount_uses USING btree (discount_id);

create table discounts (
  id uuid not null,
  code text not null,
  kind text not null,
  value numeric(12,2),
  minimum numeric(12,2),
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  uses_limit integer,
  per_account_limit integer,
  product_ids uuid[] not null default '{}'::uuid[],
  category_ids uuid[] not null default '{}'::uuid[],
  members_only boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint discounts_pkey PRIMARY KEY (id),
  constraint discounts_code_unique UNIQUE (code),
  constraint discounts_code_shape CHECK ((code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'::text)),
  constraint discounts_kind CHECK ((kind = ANY (ARRAY['percent'::text, 'amount'::text, 'free_shipping'::text]))),
  constraint discounts_minimum CHECK ((minimum >= (0)::numeric)),
  constraint discounts_per_account_limit CHECK ((per_account_limit > 0)),
  constraint discounts_span CHECK ((ends_at > starts_at)),
  constraint discounts_uses_limit CHECK ((uses_limit > 0)),
  constraint discounts_value CHECK (
CASE kind
    WHEN 'free_shipping'::text THEN (value IS NULL)
    WHEN 'percent'::text THEN ((value > (0)::numeric) AND (value <= (100)::numeric))
    ELSE (value > (0)::numeric)
END)
);
CREATE INDEX discounts_newest ON public.discounts USING btree (created_at DESC, id);
CREATE TRIGGER discounts_notify AFTER INSERT OR DELETE OR UPDATE ON public.discounts FOR EACH ROW EXECUTE FUNCTION notify_ids();
CREATE TRIGGER discounts_updated_at BEFORE UPDATE ON public.discounts FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table earlier_slugs (
  kind text not null,
  slug text not null,
  of_id uuid not null,
  constraint earlier_slugs_pkey PRIMARY KEY (kind, slug),
  constraint earlier_slugs_kind CHECK ((kind = ANY (ARRAY['categories'::text, 'products'::text, 'events'::text])))
);
CREATE INDEX earlier_slugs_of_id ON public.earlier_slugs USING btree (of_id);

create table einvoice_secrets (
  name text not null,
  sealed bytea not null,
  updated_at timestamp with time zone not null,
  constraint einvoice_secrets_pkey PRIMARY KEY (name),
  constraint einvoice_secrets_name CHECK ((name = ANY (ARRAY['client_id'::text, 'client_secret'::text, 'certificate'::text, 'certificate_key'::text])))
);

create table einvoice_settings (
  id boolean not null default true,
  fields jsonb not null,
  updated_at timestamp with time zone not null,
  constraint einvoice_settings_pkey PRIMARY KEY (id),
  constraint einvoice_settings_one CHECK (id)
);

create table event_price_lists (
  id uuid not null,
  event_id uuid not null,
  hash bytea not null,
  tax_rate double precision not null,
  prices jsonb not null,
  created_at timestamp with time zone not null,
  constraint event_price_lists_pkey PRIMARY KEY (id),
  constraint event_price_lists_once UNIQUE (event_id, hash),
  constraint event_price_lists_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE
);

create table event_products (
  event_id uuid not null,
  product_id uuid not null,
  "position" integer not null default 0,
  constraint event_products_pkey PRIMARY KEY (event_id, product_id),
  constraint event_products_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint event_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX event_products_product ON public.event_products USING btree (product_id);
CREATE TRIGGER event_products_notify AFTER INSERT OR DELETE OR UPDATE ON public.event_products FOR EACH ROW EXECUTE FUNCTION notify_change();

create table event_stock (
  id uuid not null,
  event_id uuid not null,
  stock_level_id uuid not null,
  product_id uuid not null,
  allocated integer not null default 0,
  reserved integer not null default 0,
  sold integer not null default 0,
  collected integer not null default 0,
  returned integer not null default 0,
  difference integer not null default 0,
  remaining integer generated always as (((((allocated - reserved) - sold) - collected) - returned)) stored,
  constraint event_stock_pkey PRIMARY KEY (id),
  constraint event_stock_one_per_option UNIQUE (event_id, stock_level_id),
  constraint event_stock_none_below_zero CHECK (((allocated >= 0) AND (reserved >= 0) AND (sold >= 0) AND (collected >= 0) AND (returned >= 0) AND (((((allocated - reserved) - sold) - collected) - returned) >= 0))),
  constraint event_stock_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint event_stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint event_stock_stock_level_id_fkey FOREIGN KEY (stock_level_id) REFERENCES stock_levels(id) ON DELETE CASCADE
);
CREATE INDEX event_stock_level ON public.event_stock USING btree (stock_level_id);
CREATE INDEX event_stock_product ON public.event_stock USING btree (product_id);
CREATE TRIGGER event_stock_notify AFTER INSERT OR DELETE OR UPDATE ON public.event_stock FOR EACH ROW EXECUTE FUNCTION notify_change();

create table event_stock_ledger (
  id uuid not null,
  event_stock_id uuid not null,
  on_hand_change integer not null,
  reserved_change integer not null,
  reason text not null,
  count_reason text,
  order_id uuid,
  account_id uuid,
  note text,
  created_at timestamp with time zone not null,
  constraint event_stock_ledger_pkey PRIMARY KEY (id),
  constraint event_stock_ledger_count_reason CHECK (((count_reason IS NOT NULL) = (reason = 'counted'::text))),
  constraint event_stock_ledger_reason CHECK ((reason = ANY (ARRAY['brought'::text, 'returned'::text, 'counted'::text, 'order_placed'::text, 'order_cancelled'::text, 'order_expired'::text, 'order_reopened'::text, 'collected'::text, 'not_collected'::text, 'sold'::text, 'sale_voided'::text, 'moved'::text]))),
  constraint event_stock_ledger_event_stock_id_fkey FOREIGN KEY (event_stock_id) REFERENCES event_stock(id) ON DELETE CASCADE
);
CREATE INDEX event_stock_ledger_order ON public.event_stock_ledger USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX event_stock_ledger_stock ON public.event_stock_ledger USING btree (event_stock_id, created_at);

create table event_translations (
  event_id uuid not null,
  language shop_language not null,
  title text not null,
  summary text not null default ''::text,
  description text not null default ''::text,
  venue text not null,
  address text not null,
  constraint event_translations_pkey PRIMARY KEY (event_id, language),
  constraint event_translations_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE
);
CREATE TRIGGER event_translations_notify AFTER INSERT OR DELETE OR UPDATE ON public.event_translations FOR EACH ROW EXECUTE FUNCTION notify_change();

create table events (
  id uuid not null,
  slug text not null,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  time_zone text not null default 'Asia/Kuala_Lumpur'::text,
  title text not null,
  summary text not null default ''::text,
  description text not null default ''::text,
  venue text not null,
  address text not null,
  country text not null default 'MY'::text,
  external_url text,
  picture_key text,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  pickup_until timestamp with time zone,
  map_picture_key text,
  map_x numeric(5,4),
  map_y numeric(5,4),
  country_name text,
  entry_price numeric(12,2),
  constraint events_pkey PRIMARY KEY (id),
  constraint events_slug_unique UNIQUE (slug),
  constraint events_country CHECK (((country ~ '^[A-Z]{2}$'::text) OR (country = 'OTHER'::text))),
  constraint events_end_after_start CHECK ((ends_at > starts_at)),
  constraint events_entry_price_not_negative CHECK ((entry_price >= (0)::numeric)),
  constraint events_external_url_https CHECK ((external_url ~ '^https://'::text)),
  constraint events_map_marker CHECK ((((map_x IS NULL) = (map_y IS NULL)) AND ((map_x IS NULL) OR ((map_picture_key IS NOT NULL) AND ((map_x >= (0)::numeric) AND (map_x <= (1)::numeric)) AND ((map_y >= (0)::numeric) AND (map_y <= (1)::numeric)))))),
  constraint events_pickup_after_start CHECK ((pickup_until >= starts_at)),
  constraint events_published_when CHECK (((status <> 'published'::text) OR (published_at IS NOT NULL))),
  constraint events_slug_shape CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint events_status CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'cancelled'::text]))),
  constraint events_map_picture_fkey FOREIGN KEY (map_picture_key) REFERENCES pictures(key),
  constraint events_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES pictures(key)
);
CREATE INDEX events_by_start ON public.events USING btree (starts_at, id) WHERE (published_at IS NOT NULL);
CREATE INDEX events_map_picture ON public.events USING btree (map_picture_key) WHERE (map_picture_key IS NOT NULL);
CREATE INDEX events_open_by_end ON public.events USING btree (ends_at) WHERE (closed_at IS NULL);
CREATE INDEX events_picture ON public.events USING btree (picture_key);
CREATE TRIGGER events_keep_slug AFTER UPDATE OF slug ON public.events FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION keep_earlier_slug();
CREATE TRIGGER events_notify AFTER INSERT OR DELETE OR UPDATE ON public.events FOR EACH ROW EXECUTE FUNCTION notify_change();
CREATE TRIGGER events_updated_at BEFORE UPDATE ON public.events FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table featured_categories (
  category_id uuid not null,
  picture_key text,
  constraint featured_categories_pkey PRIMARY KEY (category_id),
  constraint featured_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  constraint featured_categories_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES pictures(key)
);
CREATE INDEX featured_categories_picture_key ON public.featured_categories USING btree (picture_key);
CREATE TRIGGER featured_categories_notify AFTER INSERT OR DELETE OR UPDATE ON public.featured_categories FOR EACH ROW EXECUTE FUNCTION notify_change();

create table figure_cells (
  kind text not null,
  day date not null,
  report text not null,
  key text not null,
  is_kept boolean not null default false,
  n1 bigint not null default 0,
  n2 bigint not null default 0,
  n3 bigint not null default 0,
  n4 bigint not null default 0,
  n5 bigint not null default 0,
  constraint figure_cells_pkey PRIMARY KEY (kind, day, report, key, is_kept),
  constraint figure_cells_kind CHECK ((kind = ANY (ARRAY['orders'::text, 'visits'::text, 'carts'::text])))
);
CREATE INDEX figure_cells_report ON public.figure_cells USING btree (kind, report, day);
CREATE TRIGGER figure_cells_keys_added AFTER INSERT ON public.figure_cells REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_figure_keys();
CREATE TRIGGER figure_cells_keys_changed AFTER UPDATE ON public.figure_cells REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_figure_keys();
CREATE TRIGGER figure_cells_keys_gone AFTER DELETE ON public.figure_cells REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_figure_keys();

create table figure_changes (
  id bigint not null generated always as identity,
  kind text not null,
  day date not null,
  constraint figure_changes_pkey PRIMARY KEY (id),
  constraint figure_changes_kind CHECK ((kind = ANY (ARRAY['orders'::text, 'visits'::text, 'carts'::text])))
);
CREATE INDEX figure_changes_day ON public.figure_changes USING btree (kind, day);

create table figure_cohorts (
  month date not null,
  later integer not null,
  buyers integer not null,
  again integer not null,
  orders integer not null,
  revenue bigint not null,
  counted_at timestamp with time zone not null,
  constraint figure_cohorts_pkey PRIMARY KEY (month, later),
  constraint figure_cohorts_later CHECK ((later >= 0))
);

create table figure_days (
  kind text not null,
  day date not null,
  added_up_at timestamp with time zone not null,
  has_orders boolean not null default false,
  constraint figure_days_pkey PRIMARY KEY (kind, day),
  constraint figure_days_kind CHECK ((kind = ANY (ARRAY['orders'::text, 'visits'::text, 'carts'::text])))
);

create table figure_exports (
  kind text not null,
  day date not null,
  exported_at timestamp with time zone not null,
  constraint figure_exports_pkey PRIMARY KEY (kind, day)
);

create table figure_first_months (
  order_id uuid not null,
  month date not null,
  constraint figure_first_months_pkey PRIMARY KEY (order_id),
  constraint figure_first_months_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX figure_first_months_month ON public.figure_first_months USING btree (month);

create table figure_keys (
  kind text not null,
  report text not null,
  key text not null,
  n1 bigint not null default 0,
  n2 bigint not null default 0,
  constraint figure_keys_pkey PRIMARY KEY (kind, report, key)
);
CREATE INDEX figure_keys_n1 ON public.figure_keys USING btree (kind, report, n1 DESC);
CREATE INDEX figure_keys_n2 ON public.figure_keys USING btree (kind, report, n2 DESC) WHERE (n2 > 0);

create table figure_month_cells (
  kind text not null,
  month date not null,
  report text not null,
  key text not null,
  n1 bigint not null default 0,
  n2 bigint not null default 0,
  n3 bigint not null default 0,
  n4 bigint not null default 0,
  n5 bigint not null default 0,
  constraint figure_month_cells_pkey PRIMARY KEY (kind, month, report, key),
  constraint figure_month_cells_month FOREIGN KEY (kind, month) REFERENCES figure_months(kind, month) ON DELETE CASCADE
);

create table figure_months (
  kind text not null,
  month date not null,
  constraint figure_months_pkey PRIMARY KEY (kind, month),
  constraint figure_months_first_day CHECK ((month = date_trunc('month'::text, (month)::timestamp with time zone)))
);

create table figure_order_sources (
  order_id uuid not null,
  source text not null,
  medium text not null default ''::text,
  campaign text not null default ''::text,
  device text not null default 'unknown'::text,
  is_kept boolean not null default false,
  constraint figure_order_sources_pkey PRIMARY KEY (order_id),
  constraint figure_order_sources_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX figure_order_sources_campaign ON public.figure_order_sources USING btree (campaign) WHERE (campaign <> ''::text);
CREATE INDEX figure_order_sources_source ON public.figure_order_sources USING btree (source);

create table figure_orders (
  kind text not null,
  report text not null,
  day date not null,
  key text not null,
  order_id uuid not null,
  is_kept boolean not null default false,
  constraint figure_orders_pkey PRIMARY KEY (kind, report, day, key, order_id, is_kept),
  constraint figure_orders_kind CHECK ((kind = ANY (ARRAY['visits'::text, 'carts'::text]))),
  constraint figure_orders_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX figure_orders_order ON public.figure_orders USING btree (order_id);

create table first_purchases (
  account_id uuid not null,
  order_id uuid not null,
  constraint first_purchases_pkey PRIMARY KEY (account_id),
  constraint first_purchases_order_unique UNIQUE (order_id),
  constraint first_purchases_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint first_purchases_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);

create table guest_carts (
  id uuid not null,
  email text not null,
  language shop_language not null,
  items jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint guest_carts_pkey PRIMARY KEY (id),
  constraint guest_carts_email_once UNIQUE (email),
  constraint guest_carts_email_lower CHECK ((email = lower(email))),
  constraint guest_carts_items CHECK ((jsonb_typeof(items) = 'array'::text)),
  constraint guest_carts_version_positive CHECK ((version > 0))
);
CREATE INDEX guest_carts_changed ON public.guest_carts USING btree (changed_at);

create table idempotency_keys (
  buyer text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  token_salt bytea not null,
  order_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (buyer, key_hash),
  constraint idempotency_keys_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX idempotency_keys_order ON public.idempotency_keys USING btree (order_id);

create table instances (
  id uuid not null,
  host text not null,
  pid integer not null,
  build text,
  node text not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  figures jsonb not null,
  constraint instances_pkey PRIMARY KEY (id)
);

create table kept_answers (
  id uuid not null,
  name text not null,
  text text not null,
  translations jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint kept_answers_pkey PRIMARY KEY (id)
);
CREATE TRIGGER kept_answers_notify AFTER INSERT OR DELETE OR UPDATE ON public.kept_answers FOR EACH ROW EXECUTE FUNCTION notify_change();
CREATE TRIGGER kept_answers_updated_at BEFORE UPDATE ON public.kept_answers FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table letter_clicks (
  send_id uuid not null,
  link_key bytea not null,
  clicks integer not null default 1,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint letter_clicks_pkey PRIMARY KEY (send_id, link_key),
  constraint letter_clicks_order CHECK ((first_at <= last_at)),
  constraint letter_clicks_positive CHECK ((clicks > 0)),
  constraint letter_clicks_send_fkey FOREIGN KEY (send_id) REFERENCES letter_sends(id) ON DELETE CASCADE
);

create table letter_links (
  origin text not null,
  key bytea not null,
  href text not null,
  sealed bytea,
  constraint letter_links_pkey PRIMARY KEY (origin, key),
  constraint letter_links_key CHECK ((octet_length(key) = 8))
);

create table letter_orders (
  order_id uuid not null,
  send_id uuid not null,
  constraint letter_orders_pkey PRIMARY KEY (order_id),
  constraint letter_orders_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint letter_orders_send_fkey FOREIGN KEY (send_id) REFERENCES letter_sends(id) ON DELETE CASCADE
);
CREATE INDEX letter_orders_send ON public.letter_orders USING btree (send_id);

create table letter_sends (
  id uuid not null,
  origin text not null,
  about text not null default ''::text,
  email text not null,
  account_id uuid,
  language shop_language not null,
  tries integer not null default 1,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  bounced_at timestamp with time zone,
  clicked_at timestamp with time zone,
  last_clicked_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  unknown_at timestamp with time zone,
  machine_until timestamp with time zone,
  constraint letter_sends_pkey PRIMARY KEY (id),
  constraint letter_sends_once UNIQUE (origin, about, email),
  constraint letter_sends_clicks CHECK ((((clicked_at IS NULL) = (last_clicked_at IS NULL)) AND (clicked_at <= last_clicked_at))),
  constraint letter_sends_email_lower CHECK ((email = lower(email))),
  constraint letter_sends_origin CHECK ((origin ~ '^(campaign:[0-9a-f-]{36}|automation:[a-z_]+)$'::text)),
  constraint letter_sends_sent_or_not CHECK ((num_nonnulls(sent_at, failed_at, unknown_at) <= 1)),
  constraint letter_sends_account_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX letter_sends_account ON public.letter_sends USING btree (account_id, last_clicked_at DESC) WHERE (account_id IS NOT NULL);
CREATE INDEX letter_sends_email ON public.letter_sends USING btree (email, created_at DESC);

create table letter_turns (
  is_only boolean not null default true,
  next_at timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  constraint letter_turns_pkey PRIMARY KEY (is_only),
  constraint letter_turns_one_row CHECK (is_only)
);

create table mails (
  id uuid not null,
  dedupe_key text not null,
  recipient text not null,
  subject text not null,
  text_body text,
  html_body text,
  created_at timestamp with time zone not null default now(),
  claimed_until timestamp with time zone,
  sent_at timestamp with time zone,
  handed_at timestamp with time zone,
  headers jsonb,
  person_email text,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_dedupe_key_unique UNIQUE (dedupe_key)
);
CREATE INDEX mails_newest ON public.mails USING btree (created_at DESC);
CREATE INDEX mails_person ON public.mails USING btree (lower(COALESCE(person_email, recipient)));

create table message_replies (
  id uuid not null,
  contact_message_id uuid,
  preorder_request_id uuid,
  account_id uuid,
  text text not null,
  created_at timestamp with time zone not null,
  constraint message_replies_pkey PRIMARY KEY (id),
  constraint message_replies_one_message CHECK ((num_nonnulls(contact_message_id, preorder_request_id) = 1)),
  constraint message_replies_author FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint message_replies_contact FOREIGN KEY (contact_message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  constraint message_replies_preorder FOREIGN KEY (preorder_request_id) REFERENCES preorder_requests(id) ON DELETE CASCADE
);
CREATE INDEX message_replies_author ON public.message_replies USING btree (account_id);
CREATE INDEX message_replies_contact ON public.message_replies USING btree (contact_message_id, created_at);
CREATE INDEX message_replies_preorder ON public.message_replies USING btree (preorder_request_id, created_at);

create table named_pictures (
  name text not null,
  picture_key text not null,
  constraint named_pictures_pkey PRIMARY KEY (name),
  constraint named_pictures_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES pictures(key)
);
CREATE INDEX named_pictures_picture ON public.named_pictures USING btree (picture_key);
CREATE TRIGGER named_pictures_notify AFTER INSERT OR DELETE OR UPDATE ON public.named_pictures FOR EACH ROW EXECUTE FUNCTION notify_change();

create table newsletter_subscribers (
  id uuid not null,
  email text not null,
  language shop_language not null,
  status text not null default 'pending'::text,
  source text not null,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  bounced_at timestamp with time zone,
  consent_from text,
  import_id uuid,
  constraint newsletter_subscribers_pkey PRIMARY KEY (id),
  constraint newsletter_subscribers_email_unique UNIQUE (email),
  constraint newsletter_subscribers_bounced_when CHECK (((status <> 'bounced'::text) OR (bounced_at IS NOT NULL))),
  constraint newsletter_subscribers_confirmed_when CHECK (((status <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
  constraint newsletter_subscribers_consent CHECK (((source <> 'import'::text) OR (consent_from IS NOT NULL))),
  constraint newsletter_subscribers_email_lower_case CHECK ((email = lower(email))),
  constraint newsletter_subscribers_source CHECK ((source = ANY (ARRAY['form'::text, 'preorder'::text, 'account'::text, 'import'::text]))),
  constraint newsletter_subscribers_status CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text, 'bounced'::text])))
);
CREATE INDEX newsletter_subscribers_import ON public.newsletter_subscribers USING btree (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX newsletter_subscribers_joined ON public.newsletter_subscribers USING btree (confirmed_at) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX newsletter_subscribers_left ON public.newsletter_subscribers USING btree (COALESCE(unsubscribed_at, bounced_at)) WHERE (status = ANY (ARRAY['unsubscribed'::text, 'bounced'::text]));
CREATE INDEX newsletter_subscribers_newest ON public.newsletter_subscribers USING btree (created_at DESC, id);
CREATE INDEX newsletter_subscribers_search ON public.newsletter_subscribers USING gin (search_fold(email) gin_trgm_ops);
CREATE INDEX newsletter_subscribers_status ON public.newsletter_subscribers USING btree (status, created_at);
CREATE TRIGGER newsletter_subscribers_notify AFTER INSERT OR DELETE OR UPDATE ON public.newsletter_subscribers FOR EACH STATEMENT EXECUTE FUNCTION notify_table();

create table newsletter_tokens (
  token_hash bytea not null,
  subscriber_id uuid not null,
  purpose text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  used_at timestamp with time zone,
  letter_id uuid,
  constraint newsletter_tokens_pkey PRIMARY KEY (token_hash),
  constraint newsletter_tokens_expiry CHECK (((purpose = 'confirm'::text) = (expires_at IS NOT NULL))),
  constraint newsletter_tokens_purpose CHECK ((purpose = ANY (ARRAY['confirm'::text, 'unsubscribe'::text]))),
  constraint newsletter_tokens_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter_subscribers(id) ON DELETE CASCADE
);
CREATE INDEX newsletter_tokens_expiry ON public.newsletter_tokens USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX newsletter_tokens_subscriber ON public.newsletter_tokens USING btree (subscriber_id);

create table once_answers (
  account_id uuid not null,
  key_hash bytea not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamp with time zone not null,
  constraint once_answers_pkey PRIMARY KEY (account_id, key_hash),
  constraint once_answers_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX once_answers_age ON public.once_answers USING btree (created_at);

create table order_counts (
  id uuid not null default gen_random_uuid(),
  day date not null,
  status text not null,
  payment_status text not null,
  orders integer not null,
  constraint order_counts_pkey PRIMARY KEY (id)
);
CREATE INDEX order_counts_day ON public.order_counts USING btree (day) INCLUDE (status, payment_status, orders);

create table order_guest_tokens (
  token_hash bytea not null,
  order_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint order_guest_tokens_pkey PRIMARY KEY (token_hash),
  constraint order_guest_tokens_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_guest_tokens_age ON public.order_guest_tokens USING btree (created_at);
CREATE INDEX order_guest_tokens_order ON public.order_guest_tokens USING btree (order_id);
CREATE TRIGGER order_guest_tokens_notify AFTER DELETE ON public.order_guest_tokens FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table order_history (
  id uuid not null,
  order_id uuid not null,
  kind text not null,
  status text,
  payment_status text,
  note text,
  is_internal boolean not null default false,
  account_id uuid,
  created_at timestamp with time zone not null,
  amount numeric(12,2),
  held_until timestamp with time zone,
  is_override boolean not null default false,
  paid_change numeric(12,2) not null default 0,
  refunded_change numeric(12,2) not null default 0,
  about text[],
  constraint order_history_pkey PRIMARY KEY (id),
  constraint order_history_about CHECK ((((about IS NOT NULL) = (kind = ANY (ARRAY['edited'::text, 'mail'::text, 'remade'::text]))) AND ((about IS NULL) OR is_internal))),
  constraint order_history_kind CHECK ((kind = ANY (ARRAY['placed'::text, 'status'::text, 'payment'::text, 'proof'::text, 'proof_refused'::text, 'tracking'::text, 'note'::text, 'expired'::text, 'refund'::text, 'edited'::text, 'mail'::text, 'remade'::text]))),
  constraint order_history_override_of_status CHECK (((NOT is_override) OR (status IS NOT NULL))),
  constraint order_history_payment_status CHECK ((payment_status = ANY (ARRAY['unpaid'::text, 'proof_submitted'::text, 'paid'::text, 'refunded'::text]))),
  constraint order_history_status CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'shipped'::text, 'completed'::text, 'cancelled'::text]))),
  constraint order_history_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_history_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_history_account ON public.order_history USING btree (account_id);
CREATE INDEX order_history_money ON public.order_history USING btree (created_at) WHERE ((paid_change <> (0)::numeric) OR (refunded_change <> (0)::numeric) OR (payment_status = 'paid'::text));
CREATE INDEX order_history_order ON public.order_history USING btree (order_id, created_at);
CREATE TRIGGER order_history_notify AFTER INSERT OR DELETE OR UPDATE ON public.order_history FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table order_items (
  id uuid not null,
  order_id uuid not null,
  "position" integer not null,
  product_id uuid not null,
  variation_id uuid,
  stock_level_id uuid,
  variation_name text,
  size text,
  sku text not null,
  name text not null,
  image_url text,
  quantity integer not null,
  unit_price numeric(12,2) not null,
  line_total numeric(12,2) not null,
  is_pre_order boolean not null,
  ships_on date,
  handed_over integer not null default 0,
  collected_event_id uuid,
  returned numeric(12,2) not null default 0,
  constraint order_items_pkey PRIMARY KEY (id),
  constraint order_items_position UNIQUE (order_id, "position"),
  constraint order_items_collected_whole CHECK (((collected_event_id IS NULL) OR (handed_over = quantity))),
  constraint order_items_handed_over CHECK (((handed_over >= 0) AND (handed_over <= quantity))),
  constraint order_items_line_total CHECK ((line_total = (unit_price * (quantity)::numeric))),
  constraint order_items_quantity CHECK (((quantity >= 1) AND (quantity <= 999))),
  constraint order_items_collected_event_fkey FOREIGN KEY (collected_event_id) REFERENCES events(id),
  constraint order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_items_stock_level_id_fkey FOREIGN KEY (stock_level_id) REFERENCES stock_levels(id) ON DELETE SET NULL
);
CREATE INDEX order_items_collected_event ON public.order_items USING btree (collected_event_id) WHERE (collected_event_id IS NOT NULL);
CREATE INDEX order_items_product_order ON public.order_items USING btree (product_id, order_id);
CREATE INDEX order_items_stock_level ON public.order_items USING btree (stock_level_id);
CREATE TRIGGER order_items_figures AFTER DELETE OR UPDATE OF quantity, line_total, product_id, stock_level_id ON public.order_items FOR EACH ROW EXECUTE FUNCTION note_figures_of_order_item();

create table order_live_tokens (
  token_hash bytea not null,
  order_id uuid not null,
  session_id uuid,
  guest_token_hash bytea,
  expires_at timestamp with time zone not null,
  constraint order_live_tokens_pkey PRIMARY KEY (token_hash),
  constraint order_live_tokens_one_holder CHECK ((num_nonnulls(session_id, guest_token_hash) = 1)),
  constraint order_live_tokens_guest_token_hash_fkey FOREIGN KEY (guest_token_hash) REFERENCES order_guest_tokens(token_hash) ON DELETE CASCADE,
  constraint order_live_tokens_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_live_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX order_live_tokens_expiry ON public.order_live_tokens USING btree (expires_at);
CREATE INDEX order_live_tokens_guest_token ON public.order_live_tokens USING btree (guest_token_hash);
CREATE INDEX order_live_tokens_order ON public.order_live_tokens USING btree (order_id);
CREATE INDEX order_live_tokens_session ON public.order_live_tokens USING btree (session_id);

create table order_origins (
  order_id uuid not null,
  buyer bytea not null,
  source bytea not null,
  constraint order_origins_pkey PRIMARY KEY (order_id),
  constraint order_origins_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_origins_buyer ON public.order_origins USING btree (buyer);
CREATE INDEX order_origins_source ON public.order_origins USING btree (source);

create table order_returns (
  id uuid not null,
  order_id uuid not null,
  status text not null default 'requested'::text,
  wish text not null,
  reason text not null,
  text text not null,
  answer text,
  outcome text,
  refunded numeric(12,2),
  exchange_order text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint order_returns_pkey PRIMARY KEY (id),
  constraint order_returns_outcome CHECK ((outcome = ANY (ARRAY['refund'::text, 'exchange'::text, 'nothing'::text]))),
  constraint order_returns_reason CHECK ((reason = ANY (ARRAY['too_small'::text, 'too_large'::text, 'damaged'::text, 'wrong_item'::text, 'not_as_described'::text, 'changed_mind'::text, 'other'::text]))),
  constraint order_returns_refund CHECK (((refunded IS NOT NULL) <= (outcome = 'refund'::text))),
  constraint order_returns_refunded CHECK ((refunded > (0)::numeric)),
  constraint order_returns_settled CHECK (((status = 'settled'::text) = (outcome IS NOT NULL))),
  constraint order_returns_status CHECK ((status = ANY (ARRAY['requested'::text, 'accepted'::text, 'refused'::text, 'received'::text, 'settled'::text, 'withdrawn'::text]))),
  constraint order_returns_text_length CHECK ((length(text) <= 2000)),
  constraint order_returns_wish CHECK ((wish = ANY (ARRAY['refund'::text, 'exchange'::text]))),
  constraint order_returns_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_returns_newest ON public.order_returns USING btree (created_at DESC, id);
CREATE INDEX order_returns_open ON public.order_returns USING btree (updated_at) WHERE (status = ANY (ARRAY['requested'::text, 'accepted'::text, 'received'::text]));
CREATE INDEX order_returns_order ON public.order_returns USING btree (order_id, created_at);
CREATE TRIGGER order_returns_notify AFTER INSERT OR DELETE OR UPDATE ON public.order_returns FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table order_revenue (
  id uuid not null default gen_random_uuid(),
  day date not null,
  amount numeric(12,2) not null,
  constraint order_revenue_pkey PRIMARY KEY (id)
);
CREATE INDEX order_revenue_day ON public.order_revenue USING btree (day) INCLUDE (amount);

create table orders (
  id uuid not null,
  order_number text not null,
  account_id uuid,
  status text not null default 'pending'::text,
  payment_status text not null default 'unpaid'::text,
  language shop_language not null,
  contact_name text not null,
  email text not null,
  phone text not null,
  shipping_address jsonb not null,
  billing_address jsonb,
  shipping_zone text not null,
  subtotal numeric(12,2) not null,
  discount numeric(12,2) not null,
  shipping numeric(12,2) not null,
  tax numeric(12,2) not null,
  total numeric(12,2) not null,
  tax_rate numeric(6,4) not null,
  payment_method_id uuid,
  payment_method jsonb not null,
  paid_through text,
  reference text,
  tracking_number text,
  note text,
  partner_code text,
  event_id uuid,
  proof_refusal text,
  placed_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  refunded numeric(12,2) not null default 0,
  paid numeric(12,2) not null default 0,
  discount_code text,
  delivery text not null default 'parcel'::text,
  channel text not null default 'web'::text,
  promised_made_by date,
  promised_from date,
  promised_to date,
  rounding numeric(12,2) not null default 0,
  collected_at timestamp with time zone,
  gift_wrapping numeric(12,2),
  gift_message text,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_number_unique UNIQUE (order_number),
  constraint orders_amounts_not_negative CHECK (((subtotal >= (0)::numeric) AND (discount >= (0)::numeric) AND (discount <= subtotal) AND (shipping >= (0)::numeric) AND (tax >= (0)::numeric))),
  constraint orders_channel CHECK ((channel = ANY (ARRAY['web'::text, 'counter'::text, 'staff'::text]))),
  constraint orders_delivery CHECK ((delivery = ANY (ARRAY['parcel'::text, 'pickup'::text]))),
  constraint orders_gift_wrapping_not_negative CHECK ((gift_wrapping >= (0)::numeric)),
  constraint orders_number_shape CHECK ((order_number ~ '^UND-[0-9]{5,}$'::text)),
  constraint orders_paid_through CHECK ((paid_through = ANY (ARRAY['staff'::text, 'stripe'::text, 'paypal'::text, 'sandbox'::text]))),
  constraint orders_paid_through_known CHECK (((payment_status = ANY (ARRAY['paid'::text, 'refunded'::text])) = (paid_through IS NOT NULL))),
  constraint orders_payment_status CHECK ((payment_status = ANY (ARRAY['unpaid'::text, 'proof_submitted'::text, 'paid'::text, 'refunded'::text]))),
  constraint orders_promised_order CHECK (((promised_made_by <= promised_from) AND (promised_from <= promised_to))),
  constraint orders_promised_whole CHECK ((num_nulls(promised_made_by, promised_from, promised_to) = ANY (ARRAY[0, 3]))),
  constraint orders_refunded_of_paid CHECK (((refunded >= (0)::numeric) AND (refunded <= paid) AND ((payment_status = 'paid'::text) OR (refunded = paid)) AND ((payment_status <> 'paid'::text) OR (refunded < paid) OR (total = (0)::numeric)))),
  constraint orders_rounding_small CHECK (((rounding >= '-0.02'::numeric) AND (rounding <= 0.02))),
  constraint orders_status CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'shipped'::text, 'completed'::text, 'cancelled'::text]))),
  constraint orders_total_adds_up CHECK ((total = (((((subtotal - discount) + COALESCE(gift_wrapping, (0)::numeric)) + shipping) + tax) + rounding))),
  constraint orders_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint orders_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id),
  constraint orders_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES payment_methods(id) ON DELETE SET NULL
);
CREATE INDEX orders_account ON public.orders USING btree (account_id, placed_at DESC);
CREATE INDEX orders_awaiting ON public.orders USING btree (payment_status, placed_at DESC) WHERE (status = 'pending'::text);
CREATE INDEX orders_by_country ON public.orders USING btree (((shipping_address ->> 'country'::text)), placed_at DESC);
CREATE INDEX orders_by_event ON public.orders USING btree (event_id, placed_at DESC) WHERE (event_id IS NOT NULL);
CREATE INDEX orders_by_payment ON public.orders USING btree (payment_status, placed_at DESC);
CREATE INDEX orders_by_status ON public.orders USING btree (status, placed_at DESC);
CREATE INDEX orders_by_total ON public.orders USING btree (total DESC);
CREATE INDEX orders_email ON public.orders USING btree (lower(email), placed_at DESC);
CREATE INDEX orders_payment_method ON public.orders USING btree (payment_method_id);
CREATE INDEX orders_placed ON public.orders USING btree (placed_at DESC, id);
CREATE INDEX orders_search ON public.orders USING gin (order_search_text(order_number, contact_name, email, phone, tracking_number) gin_trgm_ops);
CREATE INDEX orders_to_refund ON public.orders USING btree (placed_at) WHERE ((status = 'cancelled'::text) AND (payment_status = 'paid'::text) AND (refunded = (0)::numeric) AND (paid > (0)::numeric));
CREATE INDEX orders_unpaid_expiry ON public.orders USING btree (expires_at) WHERE ((status = 'pending'::text) AND (payment_status = 'unpaid'::text));
CREATE TRIGGER orders_count_changed AFTER UPDATE ON public.orders FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.payment_status IS DISTINCT FROM new.payment_status)) OR (old.placed_at IS DISTINCT FROM new.placed_at))) EXECUTE FUNCTION note_order_count();
CREATE TRIGGER orders_count_written AFTER INSERT OR DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION note_order_count();
CREATE TRIGGER orders_figures_changed AFTER UPDATE ON public.orders FOR EACH ROW WHEN (((LEAST(old.placed_at, new.placed_at) < (now() - '06:00:00'::interval)) AND ((old.status IS DISTINCT FROM new.status) OR (old.payment_status IS DISTINCT FROM new.payment_status) OR (old.paid IS DISTINCT FROM new.paid) OR (old.refunded IS DISTINCT FROM new.refunded) OR (old.placed_at IS DISTINCT FROM new.placed_at) OR (old.account_id IS DISTINCT FROM new.account_id) OR (old.discount IS DISTINCT FROM new.discount) OR (old.discount_code IS DISTINCT FROM new.discount_code) OR ((old.language)::text IS DISTINCT FROM (new.language)::text) OR ((old.shipping_address ->> 'country'::text) IS DISTINCT FROM (new.shipping_address ->> 'country'::text))))) EXECUTE FUNCTION note_figures_of_order();
CREATE TRIGGER orders_figures_deleted AFTER DELETE ON public.orders FOR EACH ROW WHEN ((old.placed_at < (now() - '06:00:00'::interval))) EXECUTE FUNCTION note_figures_of_order();
CREATE TRIGGER orders_figures_written AFTER INSERT ON public.orders FOR EACH ROW WHEN ((new.placed_at < (now() - '06:00:00'::interval))) EXECUTE FUNCTION note_figures_of_order();
CREATE TRIGGER orders_notify AFTER INSERT OR DELETE OR UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION notify_order_change();
CREATE TRIGGER orders_revenue_changed AFTER UPDATE ON public.orders FOR EACH ROW WHEN (((((old.status = 'cancelled'::text) IS DISTINCT FROM (new.status = 'cancelled'::text)) OR ((old.paid - old.refunded) IS DISTINCT FROM (new.paid - new.refunded))) OR (old.placed_at IS DISTINCT FROM new.placed_at))) EXECUTE FUNCTION note_order_revenue();
CREATE TRIGGER orders_revenue_written AFTER INSERT OR DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION note_order_revenue();
CREATE TRIGGER orders_updated_at BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table partner_commissions (
  id uuid not null,
  partner_id uuid not null,
  location_id uuid,
  order_id uuid,
  kind text not null,
  amount_sen bigint not null,
  rate numeric(5,4),
  base_sen bigint,
  reason text,
  state text not null,
  created_at timestamp with time zone not null,
  approved_at timestamp with time zone,
  voided_at timestamp with time zone,
  payout_id uuid,
  by_account uuid,
  constraint partner_commissions_pkey PRIMARY KEY (id),
  constraint partner_commissions_amount CHECK ((amount_sen <> 0)),
  constraint partner_commissions_approved_when CHECK (((state <> ALL (ARRAY['approved'::text, 'paid'::text])) OR (approved_at IS NOT NULL))),
  constraint partner_commissions_kind CHECK ((kind = ANY (ARRAY['order'::text, 'refund'::text, 'correction'::text]))),
  constraint partner_commissions_paid_by CHECK (((state = 'paid'::text) = (payout_id IS NOT NULL))),
  constraint partner_commissions_state CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'paid'::text, 'void'::text]))),
  constraint partner_commissions_traced CHECK (
CASE kind
    WHEN 'correction'::text THEN ((reason IS NOT NULL) AND (order_id IS NULL))
    ELSE ((order_id IS NOT NULL) AND (rate IS NOT NULL) AND (base_sen IS NOT NULL))
END),
  constraint partner_commissions_void_when CHECK (((state = 'void'::text) = (voided_at IS NOT NULL))),
  constraint partner_commissions_by_fkey FOREIGN KEY (by_account) REFERENCES users(id),
  constraint partner_commissions_location_fkey FOREIGN KEY (location_id) REFERENCES partner_locations(id),
  constraint partner_commissions_order_fkey FOREIGN KEY (order_id) REFERENCES partner_referrals(order_id),
  constraint partner_commissions_partner_fkey FOREIGN KEY (partner_id) REFERENCES partners(id),
  constraint partner_commissions_payout_fkey FOREIGN KEY (payout_id) REFERENCES partner_payouts(id)
);
CREATE INDEX partner_commissions_approved ON public.partner_commissions USING btree (partner_id) INCLUDE (amount_sen) WHERE (state = 'approved'::text);
CREATE INDEX partner_commissions_by ON public.partner_commissions USING btree (by_account) WHERE (by_account IS NOT NULL);
CREATE INDEX partner_commissions_location ON public.partner_commissions USING btree (location_id) WHERE (location_id IS NOT NULL);
CREATE INDEX partner_commissions_order ON public.partner_commissions USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX partner_commissions_partner ON public.partner_commissions USING btree (partner_id, created_at DESC, id) INCLUDE (state, amount_sen);
CREATE INDEX partner_commissions_payout ON public.partner_commissions USING btree (payout_id) WHERE (payout_id IS NOT NULL);
CREATE INDEX partner_commissions_pending ON public.partner_commissions USING btree (order_id) WHERE (state = 'pending'::text);
CREATE INDEX partner_commissions_waiting ON public.partner_commissions USING btree (partner_id) INCLUDE (order_id, amount_sen) WHERE (state = 'pending'::text);
CREATE TRIGGER partner_commissions_enter AFTER INSERT OR UPDATE OF state ON public.partner_commissions FOR EACH ROW EXECUTE FUNCTION enter_partner_commission();
CREATE TRIGGER partner_commissions_keep BEFORE UPDATE ON public.partner_commissions FOR EACH ROW EXECUTE FUNCTION keep_partner_commission();
CREATE TRIGGER partner_commissions_notify AFTER INSERT OR UPDATE ON public.partner_commissions FOR EACH ROW EXECUTE FUNCTION notify_ids();
CREATE TRIGGER partner_commissions_stay BEFORE DELETE ON public.partner_commissions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
CREATE TRIGGER partner_commissions_stay_whole BEFORE TRUNCATE ON public.partner_commissions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();
CREATE TRIGGER partner_commissions_sums_added AFTER INSERT ON public.partner_commissions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_commissions();
CREATE TRIGGER partner_commissions_sums_changed AFTER UPDATE ON public.partner_commissions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_commissions();

create table partner_entries (
  id bigint not null generated always as identity,
  commission_id uuid not null,
  partner_id uuid not null,
  from_account text not null,
  to_account text not null,
  amount_sen bigint not null,
  made_at timestamp with time zone not null default now(),
  constraint partner_entries_pkey PRIMARY KEY (id),
  constraint partner_entries_from CHECK ((from_account = ANY (ARRAY['orders'::text, 'corrections'::text, 'pending'::text, 'approved'::text]))),
  constraint partner_entries_to CHECK ((to_account = ANY (ARRAY['pending'::text, 'approved'::text, 'paid'::text, 'void'::text]))),
  constraint partner_entries_commission_fkey FOREIGN KEY (commission_id) REFERENCES partner_commissions(id),
  constraint partner_entries_partner_fkey FOREIGN KEY (partner_id) REFERENCES partners(id)
);
CREATE INDEX partner_entries_commission ON public.partner_entries USING btree (commission_id);
CREATE INDEX partner_entries_partner ON public.partner_entries USING btree (partner_id, id);
CREATE TRIGGER partner_entries_stay BEFORE DELETE OR UPDATE ON public.partner_entries FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
CREATE TRIGGER partner_entries_stay_whole BEFORE TRUNCATE ON public.partner_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();

create table partner_invitations (
  id uuid not null,
  partner_id uuid,
  email text not null,
  company text not null default ''::text,
  commission_rate numeric(5,4) not null,
  language shop_language not null,
  status text not null default 'sent'::text,
  token_hash bytea,
  invited_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint partner_invitations_pkey PRIMARY KEY (id),
  constraint partner_invitations_token UNIQUE (token_hash),
  constraint partner_invitations_email_lower CHECK ((email = lower(email))),
  constraint partner_invitations_status CHECK ((status = ANY (ARRAY['sent'::text, 'accepted'::text, 'revoked'::text, 'expired'::text]))),
  constraint partner_invitations_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint partner_invitations_partner_fkey FOREIGN KEY (partner_id) REFERENCES partners(id) ON DELETE SET NULL
);
CREATE INDEX partner_invitations_by ON public.partner_invitations USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX partner_invitations_newest ON public.partner_invitations USING btree (created_at DESC, id);
CREATE INDEX partner_invitations_partner ON public.partner_invitations USING btree (partner_id) WHERE (partner_id IS NOT NULL);
CREATE UNIQUE INDEX partner_invitations_one_open ON public.partner_invitations USING btree (email) WHERE (status = 'sent'::text);
CREATE TRIGGER partner_invitations_notify AFTER INSERT OR DELETE OR UPDATE ON public.partner_invitations FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table partner_locations (
  id uuid not null,
  partner_id uuid not null,
  name text not null,
  kind text not null,
  address text not null default ''::text,
  city text not null default ''::text,
  is_active boolean not null default true,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null default now(),
  constraint partner_locations_pkey PRIMARY KEY (id),
  constraint partner_locations_kind CHECK ((kind = ANY (ARRAY['shop'::text, 'cafe'::text, 'hotel'::text, 'school'::text, 'market'::text, 'other'::text]))),
  constraint partner_locations_partner_fkey FOREIGN KEY (partner_id) REFERENCES partners(id) ON DELETE CASCADE
);
CREATE INDEX partner_locations_partner ON public.partner_locations USING btree (partner_id, created_at);
CREATE TRIGGER partner_locations_updated_at BEFORE UPDATE ON public.partner_locations FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table partner_payouts (
  id uuid not null,
  partner_id uuid not null,
  amount_sen bigint not null,
  reference text not null,
  paid_at timestamp with time zone not null,
  bank_name text not null,
  account_name text not null,
  account_number text not null,
  undoes uuid,
  reason text,
  by_account uuid,
  created_at timestamp with time zone not null,
  constraint partner_payouts_pkey PRIMARY KEY (id),
  constraint partner_payouts_undone_once UNIQUE (undoes),
  constraint partner_payouts_amount CHECK (((undoes IS NULL) = (amount_sen > 0))),
  constraint partner_payouts_by_fkey FOREIGN KEY (by_account) REFERENCES users(id),
  constraint partner_payouts_partner_fkey FOREIGN KEY (partner_id) REFERENCES partners(id),
  constraint partner_payouts_undoes_fkey FOREIGN KEY (undoes) REFERENCES partner_payouts(id)
);
CREATE INDEX partner_payouts_by ON public.partner_payouts USING btree (by_account) WHERE (by_account IS NOT NULL);
CREATE INDEX partner_payouts_newest ON public.partner_payouts USING btree (paid_at DESC, id);
CREATE INDEX partner_payouts_partner ON public.partner_payouts USING btree (partner_id, created_at DESC);
CREATE TRIGGER partner_payouts_stay BEFORE DELETE OR UPDATE ON public.partner_payouts FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
CREATE TRIGGER partner_payouts_stay_whole BEFORE TRUNCATE ON public.partner_payouts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();

create table partner_referrals (
  order_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  location_id uuid,
  placed_at timestamp with time zone not null,
  rate numeric(5,4) not null,
  own_signs text[] not null default '{}'::text[],
  is_cancelled boolean not null default false,
  net_sen bigint not null,
  earned_sen bigint not null default 0,
  completed_at timestamp with time zone,
  approves_at timestamp with time zone,
  constraint partner_referrals_pkey PRIMARY KEY (order_id),
  constraint partner_referrals_id_unique UNIQUE (id),
  constraint partner_referrals_earned CHECK ((earned_sen >= 0)),
  constraint partner_referrals_net CHECK ((net_sen >= 0)),
  constraint partner_referrals_own_earns_nothing CHECK (((own_signs = '{}'::text[]) OR (earned_sen = 0))),
  constraint partner_referrals_location_fkey FOREIGN KEY (location_id) REFERENCES partner_locations(id),
  constraint partner_referrals_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint partner_referrals_partner_fkey FOREIGN KEY (partner_id) REFERENCES partners(id)
);
CREATE INDEX partner_referrals_counted ON public.partner_referrals USING btree (partner_id, placed_at) INCLUDE (location_id, net_sen, earned_sen) WHERE ((NOT is_cancelled) AND (own_signs = '{}'::text[]));
CREATE INDEX partner_referrals_location ON public.partner_referrals USING btree (location_id, placed_at) WHERE (location_id IS NOT NULL);
CREATE INDEX partner_referrals_own ON public.partner_referrals USING btree (partner_id, placed_at DESC) WHERE (own_signs <> '{}'::text[]);
CREATE INDEX partner_referrals_partner ON public.partner_referrals USING btree (partner_id, placed_at DESC, id DESC);
CREATE INDEX partner_referrals_placed ON public.partner_referrals USING btree (placed_at) INCLUDE (net_sen) WHERE ((NOT is_cancelled) AND (own_signs = '{}'::text[]));
CREATE TRIGGER partner_referrals_sums_added AFTER INSERT ON public.partner_referrals REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_referrals();
CREATE TRIGGER partner_referrals_sums_changed AFTER UPDATE ON public.partner_referrals REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_referrals();
CREATE TRIGGER partner_referrals_sums_gone AFTER DELETE ON public.partner_referrals REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_referrals();

create table partner_scans (
  partner_id uuid not null,
  day date not null,
  hour smallint not null,
  code text not null,
  scans integer not null,
  constraint partner_scans_pkey PRIMARY KEY (partner_id, day, hour, code),
  constraint partner_scans_hour CHECK (((hour >= 0) AND (hour <= 23))),
  constraint partner_scans_positive CHECK ((scans > 0)),
  constraint partner_scans_code_fkey FOREIGN KEY (code) REFERENCES tracking_codes(code) ON DELETE CASCADE,
  constraint partner_scans_partner_fkey FOREIGN KEY (partner_id) REFERENCES partners(id) ON DELETE CASCADE
);
CREATE INDEX partner_scans_code ON public.partner_scans USING btree (code);
CREATE INDEX partner_scans_day ON public.partner_scans USING btree (day) INCLUDE (scans);
CREATE TRIGGER partner_scans_sums_added AFTER INSERT ON public.partner_scans REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_scans();
CREATE TRIGGER partner_scans_sums_changed AFTER UPDATE ON public.partner_scans REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_scans();
CREATE TRIGGER partner_scans_sums_gone AFTER DELETE ON public.partner_scans REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_scans();

create table partner_setups (
  partner_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint partner_setups_pkey PRIMARY KEY (partner_id),
  constraint partner_setups_token UNIQUE (token_hash),
  constraint partner_setups_partner_fkey FOREIGN KEY (partner_id) REFERENCES partners(id) ON DELETE CASCADE
);

create table partner_sums (
  id bigint not null generated always as identity,
  partner_id uuid not null,
  orders bigint not null default 0,
  revenue_sen bigint not null default 0,
  pending_sen bigint not null default 0,
  approved_sen bigint not null default 0,
  paid_sen bigint not null default 0,
  scans bigint not null default 0,
  constraint partner_sums_pkey PRIMARY KEY (id)
);
CREATE INDEX partner_sums_partner ON public.partner_sums USING btree (partner_id);

create table partners (
  id uuid not null,
  status text not null,
  account_id uuid,
  email text not null,
  company text not null default ''::text,
  contact_name text not null default ''::text,
  phone text not null default ''::text,
  country text,
  city text not null default ''::text,
  website text not null default ''::text,
  about text not null default ''::text,
  language shop_language not null,
  commission_rate numeric(5,4) not null,
  hold_days integer,
  bank_name text not null default ''::text,
  account_name text not null default ''::text,
  account_number text not null default ''::text,
  note text not null default ''::text,
  applied_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null default now(),
  country_name text,
  tin text not null default ''::text,
  id_number text not null default ''::text,
  constraint partners_pkey PRIMARY KEY (id),
  constraint partners_account_unique UNIQUE (account_id),
  constraint partners_email_lower CHECK ((email = lower(email))),
  constraint partners_hold_days CHECK (((hold_days >= 0) AND (hold_days <= 365))),
  constraint partners_rate CHECK (((commission_rate >= (0)::numeric) AND (commission_rate <= (1)::numeric))),
  constraint partners_status CHECK ((status = ANY (ARRAY['applied'::text, 'invited'::text, 'active'::text, 'suspended'::text, 'declined'::text]))),
  constraint partners_account_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint partners_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX partners_decided_by ON public.partners USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX partners_newest ON public.partners USING btree (status, created_at DESC, id);
CREATE UNIQUE INDEX partners_one_of_address ON public.partners USING btree (email) WHERE (email <> ''::text);
CREATE TRIGGER partners_notify AFTER INSERT OR DELETE OR UPDATE ON public.partners FOR EACH ROW EXECUTE FUNCTION notify_ids();
CREATE TRIGGER partners_updated_at BEFORE UPDATE ON public.partners FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table passkey_challenges (
  challenge_hash bytea not null,
  account_id uuid,
  expires_at timestamp with time zone not null,
  browser_hash bytea,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenges_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_account ON public.passkey_challenges USING btree (account_id);
CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);

create table passkeys (
  id uuid not null,
  account_id uuid not null,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_unique UNIQUE (credential_id),
  constraint passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_account ON public.passkeys USING btree (account_id, created_at);

create table payment_detail_changes (
  payment_method_id uuid not null,
  account_id uuid not null,
  details jsonb not null,
  asked_at timestamp with time zone not null,
  constraint payment_detail_changes_pkey PRIMARY KEY (payment_method_id),
  constraint payment_detail_changes_account_fkey FOREIGN KEY (account_id) REFERENCES profiles(id) ON DELETE CASCADE,
  constraint payment_detail_changes_method_fkey FOREIGN KEY (payment_method_id) REFERENCES payment_methods(id) ON DELETE CASCADE
);
CREATE INDEX payment_detail_changes_account ON public.payment_detail_changes USING btree (account_id);

create table payment_methods (
  id uuid not null,
  type text not null,
  title text not null,
  description text not null default ''::text,
  instructions text not null default ''::text,
  translations jsonb not null default '{}'::jsonb,
  picture_key text,
  account_number text,
  bank_name text,
  beneficiary_name text,
  swift_code text,
  show_bank_details boolean not null default false,
  display_order integer not null default 0,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  duitnow_payload text,
  countries text[] not null default '{}'::text[],
  amount_from numeric(12,2),
  amount_to numeric(12,2),
  constraint payment_methods_pkey PRIMARY KEY (id),
  constraint payment_methods_amount_from CHECK ((amount_from >= (0)::numeric)),
  constraint payment_methods_amount_to CHECK ((amount_to >= (0)::numeric)),
  constraint payment_methods_amounts CHECK ((amount_from <= amount_to)),
  constraint payment_methods_duitnow_length CHECK (((char_length(duitnow_payload) >= 1) AND (char_length(duitnow_payload) <= 512))),
  constraint payment_methods_type CHECK ((type = ANY (ARRAY['qr_code'::text, 'bank_transfer'::text, 'cash'::text, 'card'::text, 'paypal'::text, 'other'::text]))),
  constraint payment_methods_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES pictures(key)
);
CREATE INDEX payment_methods_picture ON public.payment_methods USING btree (picture_key);
CREATE TRIGGER payment_methods_notify AFTER INSERT OR DELETE OR UPDATE ON public.payment_methods FOR EACH ROW EXECUTE FUNCTION notify_change();
CREATE TRIGGER payment_methods_updated_at BEFORE UPDATE ON public.payment_methods FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table payment_proofs (
  id uuid not null,
  order_id uuid not null,
  file_key text not null,
  mime text not null,
  size integer not null,
  submitted_at timestamp with time zone not null,
  decision text,
  decided_at timestamp with time zone,
  file_hash bytea,
  picture_hash bytea,
  picture_bands integer[],
  constraint payment_proofs_pkey PRIMARY KEY (id),
  constraint payment_proofs_decided_when CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint payment_proofs_decision CHECK ((decision = ANY (ARRAY['accepted'::text, 'refused'::text]))),
  constraint payment_proofs_mime CHECK ((mime = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/webp'::text, 'application/pdf'::text]))),
  constraint payment_proofs_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX payment_proofs_decided ON public.payment_proofs USING btree (decision, submitted_at) WHERE (decision IS NOT NULL);
CREATE INDEX payment_proofs_file ON public.payment_proofs USING btree (file_hash);
CREATE INDEX payment_proofs_newest ON public.payment_proofs USING btree (submitted_at DESC, id);
CREATE INDEX payment_proofs_order ON public.payment_proofs USING btree (order_id, submitted_at);
CREATE INDEX payment_proofs_picture ON public.payment_proofs USING gin (picture_bands);
CREATE INDEX payment_proofs_unread ON public.payment_proofs USING btree (id) WHERE (file_hash IS NULL);
CREATE INDEX payment_proofs_waiting ON public.payment_proofs USING btree (submitted_at) WHERE (decision IS NULL);
CREATE TRIGGER payment_proofs_notify AFTER INSERT OR DELETE OR UPDATE ON public.payment_proofs FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table payment_webhooks (
  provider text not null,
  event_id text not null,
  received_at timestamp with time zone not null default now(),
  constraint payment_webhooks_pkey PRIMARY KEY (provider, event_id)
);

create table payments (
  id uuid not null,
  order_id uuid not null,
  provider text not null,
  provider_reference text,
  capture_reference text,
  url text,
  status text not null,
  amount numeric(12,2) not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null default now(),
  language shop_language not null default 'en'::text,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_reference_unique UNIQUE (provider, provider_reference),
  constraint payments_provider CHECK ((provider = ANY (ARRAY['stripe'::text, 'paypal'::text, 'sandbox'::text]))),
  constraint payments_status CHECK ((status = ANY (ARRAY['started'::text, 'captured'::text, 'surplus'::text, 'failed'::text, 'refunded'::text]))),
  constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX payments_capture ON public.payments USING btree (provider, capture_reference) WHERE (capture_reference IS NOT NULL);
CREATE INDEX payments_newest ON public.payments USING btree (created_at DESC);
CREATE INDEX payments_order ON public.payments USING btree (order_id);
CREATE UNIQUE INDEX payments_one_capture ON public.payments USING btree (order_id) WHERE (status = 'captured'::text);
CREATE TRIGGER payments_updated_at BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table pickup_codes (
  nonce text not null,
  order_id uuid not null,
  event_id uuid not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  reminded_at timestamp with time zone,
  constraint pickup_codes_pkey PRIMARY KEY (nonce),
  constraint pickup_codes_nonce CHECK ((nonce ~ '^[0-9a-f]{16}$'::text)),
  constraint pickup_codes_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint pickup_codes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX pickup_codes_event ON public.pickup_codes USING btree (event_id);
CREATE INDEX pickup_codes_order ON public.pickup_codes USING btree (order_id);
CREATE UNIQUE INDEX pickup_codes_one_per_order ON public.pickup_codes USING btree (order_id) WHERE (revoked_at IS NULL);

create table pickup_keys (
  id text not null,
  public_key bytea not null,
  created_at timestamp with time zone not null,
  constraint pickup_keys_pkey PRIMARY KEY (id),
  constraint pickup_keys_id CHECK ((id ~ '^[0-9a-f]{8}$'::text))
);

create table pickup_scans (
  scan_id text not null,
  event_id uuid not null,
  order_id uuid,
  result text not null,
  scanned_at timestamp with time zone not null,
  device text not null,
  account_id uuid,
  received_at timestamp with time zone not null,
  before jsonb,
  undone_at timestamp with time zone,
  corrected_at timestamp with time zone,
  constraint pickup_scans_pkey PRIMARY KEY (scan_id),
  constraint pickup_scans_result CHECK ((result = ANY (ARRAY['collected'::text, 'already_collected'::text, 'wrong_event'::text, 'not_paid'::text, 'cancelled'::text, 'forged'::text, 'unknown'::text]))),
  constraint pickup_scans_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint pickup_scans_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX pickup_scans_account ON public.pickup_scans USING btree (account_id);
CREATE INDEX pickup_scans_corrected ON public.pickup_scans USING btree (event_id, corrected_at) WHERE (corrected_at IS NOT NULL);
CREATE INDEX pickup_scans_order ON public.pickup_scans USING btree (order_id, scanned_at);
CREATE TRIGGER pickup_scans_notify AFTER INSERT OR UPDATE ON public.pickup_scans FOR EACH ROW EXECUTE FUNCTION notify_stall();

create table pictures (
  key text not null,
  file_key text not null,
  mime text not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone not null default now(),
  constraint pictures_pkey PRIMARY KEY (key),
  constraint pictures_size_positive CHECK (((width > 0) AND (height > 0)))
);

create table preorder_requests (
  id uuid not null,
  full_name text not null,
  email text not null,
  phone text not null,
  product_type text not null,
  details text not null,
  wants_newsletter boolean not null default false,
  language shop_language not null,
  account_id uuid,
  status text not null default 'new'::text,
  created_at timestamp with time zone not null default now(),
  assigned_to uuid,
  updated_at timestamp with time zone not null default now(),
  constraint preorder_requests_pkey PRIMARY KEY (id),
  constraint preorder_requests_status CHECK ((status = ANY (ARRAY['new'::text, 'open'::text, 'done'::text]))),
  constraint preorder_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint preorder_requests_assignee FOREIGN KEY (assigned_to) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX preorder_requests_account ON public.preorder_requests USING btree (account_id);
CREATE INDEX preorder_requests_assignee ON public.preorder_requests USING btree (assigned_to);
CREATE INDEX preorder_requests_email ON public.preorder_requests USING btree (lower(email));
CREATE INDEX preorder_requests_newest ON public.preorder_requests USING btree (created_at DESC, id);
CREATE TRIGGER preorder_requests_notify AFTER INSERT OR DELETE OR UPDATE ON public.preorder_requests FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table product_categories (
  product_id uuid not null,
  category_id uuid not null,
  is_primary boolean not null default false,
  constraint product_categories_pkey PRIMARY KEY (product_id, category_id),
  constraint product_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE RESTRICT,
  constraint product_categories_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_categories_category ON public.product_categories USING btree (category_id, product_id);
CREATE UNIQUE INDEX product_categories_one_primary ON public.product_categories USING btree (product_id) WHERE is_primary;
CREATE TRIGGER product_categories_listed_delete AFTER DELETE ON public.product_categories REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER product_categories_listed_insert AFTER INSERT ON public.product_categories REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER product_categories_listed_update AFTER UPDATE ON public.product_categories REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER product_categories_notify AFTER INSERT OR DELETE OR UPDATE ON public.product_categories FOR EACH ROW EXECUTE FUNCTION notify_change();

create table product_images (
  id uuid not null,
  product_id uuid not null,
  variation_id uuid,
  picture_key text not null,
  is_featured boolean not null default false,
  display_order integer not null default 0,
  alt jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  is_chosen boolean not null default false,
  origin text not null default 'photograph'::text,
  updated_at timestamp with time zone not null default now(),
  constraint product_images_pkey PRIMARY KEY (id),
  constraint product_images_origin CHECK ((origin = ANY (ARRAY['photograph'::text, 'composed'::text, 'generated'::text]))),
  constraint product_images_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES pictures(key),
  constraint product_images_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_images_variation FOREIGN KEY (product_id, variation_id) REFERENCES product_variations(product_id, id) ON DELETE CASCADE
);
CREATE INDEX product_images_picture ON public.product_images USING btree (picture_key);
CREATE INDEX product_images_product ON public.product_images USING btree (product_id, display_order);
CREATE INDEX product_images_variation ON public.product_images USING btree (variation_id);
CREATE UNIQUE INDEX product_images_one_chosen ON public.product_images USING btree (product_id) WHERE is_chosen;
CREATE UNIQUE INDEX product_images_one_featured ON public.product_images USING btree (product_id) WHERE is_featured;
CREATE TRIGGER product_images_notify AFTER INSERT OR DELETE OR UPDATE ON public.product_images FOR EACH ROW EXECUTE FUNCTION notify_change();
CREATE TRIGGER product_images_updated_at BEFORE UPDATE ON public.product_images FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table product_imports (
  id uuid not null,
  status text not null,
  row_count integer not null,
  created integer not null,
  changed integer not null,
  unchanged integer not null,
  errors jsonb not null,
  created_at timestamp with time zone not null,
  constraint product_imports_pkey PRIMARY KEY (id),
  constraint product_imports_status CHECK ((status = ANY (ARRAY['checked'::text, 'imported'::text, 'refused'::text])))
);
CREATE INDEX product_imports_age ON public.product_imports USING btree (created_at);

create table product_listing_counts (
  category_ids uuid[] not null,
  price_bands smallint not null,
  color_bits smallint not null,
  availability text not null,
  pieces integer not null,
  sizes text[] not null,
  id bigint not null generated always as identity,
  constraint product_listing_counts_pkey PRIMARY KEY (id)
);

create table product_listings (
  product_id uuid not null,
  status text not null,
  availability text not null,
  category_ids uuid[] not null,
  from_price numeric(12,2) not null,
  to_price numeric(12,2) not null,
  price_bands smallint not null,
  color_bits smallint not null,
  featured_rank integer,
  name_en text collate "en-x-icu" not null,
  name_ru text collate "ru-x-icu" not null,
  name_kk text collate "kk-x-icu" not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  sizes text[] not null,
  constraint product_listings_pkey PRIMARY KEY (product_id),
  constraint product_listings_availability CHECK ((availability = ANY (ARRAY['in_stock'::text, 'pre_order'::text, 'out_of_stock'::text]))),
  constraint product_listings_status CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'archived'::text]))),
  constraint product_listings_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
) with (fillfactor=90);
CREATE INDEX product_listings_categories ON public.product_listings USING gin (category_ids);
CREATE INDEX product_listings_changed ON public.product_listings USING btree (updated_at, product_id) WHERE (status = 'active'::text);
CREATE INDEX product_listings_featured ON public.product_listings USING btree (featured_rank, created_at DESC, product_id) WHERE (status = 'active'::text);
CREATE INDEX product_listings_name_en ON public.product_listings USING btree (name_en, product_id) WHERE (status = 'active'::text);
CREATE INDEX product_listings_name_kk ON public.product_listings USING btree (name_kk, product_id) WHERE (status = 'active'::text);
CREATE INDEX product_listings_name_ru ON public.product_listings USING btree (name_ru, product_id) WHERE (status = 'active'::text);
CREATE INDEX product_listings_newest ON public.product_listings USING btree (created_at, product_id) WHERE (status = 'active'::text);
CREATE INDEX product_listings_price ON public.product_listings USING btree (from_price, product_id) WHERE (status = 'active'::text);
CREATE INDEX product_listings_sizes ON public.product_listings USING gin (sizes);
CREATE INDEX product_listings_sold_out ON public.product_listings USING btree (product_id) WHERE ((availability = 'out_of_stock'::text) AND (status <> 'archived'::text));
CREATE TRIGGER product_listings_notify AFTER INSERT OR DELETE ON public.product_listings FOR EACH ROW EXECUTE FUNCTION notify_listing_change();
CREATE TRIGGER product_listings_notify_update AFTER UPDATE ON public.product_listings FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.availability IS DISTINCT FROM new.availability) OR (old.category_ids IS DISTINCT FROM new.category_ids) OR (old.from_price IS DISTINCT FROM new.from_price) OR (old.to_price IS DISTINCT FROM new.to_price) OR (old.price_bands IS DISTINCT FROM new.price_bands) OR (old.color_bits IS DISTINCT FROM new.color_bits) OR (old.sizes IS DISTINCT FROM new.sizes) OR (old.featured_rank IS DISTINCT FROM new.featured_rank) OR (old.name_en IS DISTINCT FROM new.name_en) OR (old.name_ru IS DISTINCT FROM new.name_ru) OR (old.name_kk IS DISTINCT FROM new.name_kk) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION notify_listing_change();
CREATE TRIGGER product_listings_truncated AFTER TRUNCATE ON public.product_listings FOR EACH STATEMENT EXECUTE FUNCTION forget_listing_counts();
CREATE TRIGGER product_listings_uncounted AFTER DELETE ON public.product_listings REFERENCING OLD TABLE AS deleted_rows FOR EACH STATEMENT EXECUTE FUNCTION uncount_deleted_listings();

create table product_missing_texts (
  product_id uuid not null,
  language shop_language not null,
  constraint product_missing_texts_pkey PRIMARY KEY (language, product_id),
  constraint product_missing_texts_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_missing_texts_product ON public.product_missing_texts USING btree (product_id);

create table product_ratings (
  product_id uuid not null,
  count integer not null,
  stars integer not null,
  constraint product_ratings_pkey PRIMARY KEY (product_id),
  constraint product_ratings_count CHECK ((count >= 0)),
  constraint product_ratings_stars CHECK (((stars >= count) AND (stars <= (count * 5)))),
  constraint product_ratings_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table product_search (
  product_id uuid not null,
  is_active boolean not null,
  featured_rank integer,
  created_at timestamp with time zone not null,
  names tsvector not null,
  document tsvector not null,
  cell bigint,
  spacer text not null default repeat(' '::text, 2100),
  constraint product_search_pkey PRIMARY KEY (product_id),
  constraint product_search_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
) with (toast_tuple_target=256);
CREATE INDEX product_search_document ON public.product_search USING gin (document) WITH (fastupdate=off);
CREATE INDEX product_search_names ON public.product_search USING gin (names) WITH (fastupdate=off);
CREATE INDEX product_search_order ON public.product_search USING btree (featured_rank, created_at DESC, product_id) WHERE is_active;
CREATE TRIGGER product_search_cell BEFORE INSERT ON public.product_search FOR EACH ROW EXECUTE FUNCTION set_search_cell();
CREATE TRIGGER product_search_notify AFTER INSERT OR DELETE ON public.product_search FOR EACH ROW EXECUTE FUNCTION notify_search_change();
CREATE TRIGGER product_search_notify_update AFTER UPDATE OF names, document ON public.product_search FOR EACH ROW WHEN (((old.document IS DISTINCT FROM new.document) OR (old.names IS DISTINCT FROM new.names))) EXECUTE FUNCTION notify_search_change();

create table product_stock (
  product_id uuid not null,
  available integer not null default 0,
  constraint product_stock_pkey PRIMARY KEY (product_id),
  constraint product_stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
) with (fillfactor=80);
CREATE INDEX product_stock_available ON public.product_stock USING btree (available, product_id DESC);

create table product_stories (
  product_id uuid not null,
  story_id uuid not null,
  "position" integer not null default 0,
  constraint product_stories_pkey PRIMARY KEY (product_id, story_id),
  constraint product_stories_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_stories_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);
CREATE INDEX product_stories_story ON public.product_stories USING btree (story_id);
CREATE TRIGGER product_stories_notify AFTER INSERT OR DELETE OR UPDATE ON public.product_stories FOR EACH ROW EXECUTE FUNCTION notify_change();

create table product_translations (
  product_id uuid not null,
  language shop_language not null,
  name text not null,
  description text not null default ''::text,
  constraint product_translations_pkey PRIMARY KEY (product_id, language),
  constraint product_translations_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_translations_name ON public.product_translations USING gin (search_fold(name) gin_trgm_ops);
CREATE TRIGGER product_translations_listed_delete AFTER DELETE ON public.product_translations REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER product_translations_listed_insert AFTER INSERT ON public.product_translations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER product_translations_listed_update AFTER UPDATE ON public.product_translations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER product_translations_missing_delete AFTER DELETE ON public.product_translations REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_missing_texts_of_translations();
CREATE TRIGGER product_translations_missing_insert AFTER INSERT ON public.product_translations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_missing_texts_of_translations();
CREATE TRIGGER product_translations_missing_update AFTER UPDATE ON public.product_translations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_missing_texts_of_translations();
CREATE TRIGGER product_translations_notify AFTER INSERT OR DELETE OR UPDATE ON public.product_translations FOR EACH ROW EXECUTE FUNCTION notify_change();

create table product_type_steps (
  id uuid not null,
  product_type_id uuid not null,
  "position" integer not null,
  name text not null,
  description text not null default ''::text,
  minutes integer not null,
  translations jsonb not null default '{}'::jsonb,
  constraint product_type_steps_pkey PRIMARY KEY (id),
  constraint product_type_steps_once UNIQUE (product_type_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint product_type_steps_minutes CHECK (((minutes >= 0) AND (minutes <= 10000))),
  constraint product_type_steps_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint product_type_steps_position CHECK (("position" >= 0)),
  constraint product_type_steps_type_fkey FOREIGN KEY (product_type_id) REFERENCES product_types(id) ON DELETE CASCADE
);
CREATE TRIGGER product_type_steps_notify AFTER INSERT OR DELETE OR UPDATE ON public.product_type_steps FOR EACH STATEMENT EXECUTE FUNCTION notify_table();

create table product_types (
  id uuid not null,
  name text not null,
  minutes_per_day integer not null,
  translations jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  google_category text,
  gender text,
  age_group text,
  constraint product_types_pkey PRIMARY KEY (id),
  constraint product_types_age_group CHECK ((age_group = ANY (ARRAY['newborn'::text, 'infant'::text, 'toddler'::text, 'kids'::text, 'adult'::text]))),
  constraint product_types_gender CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'unisex'::text]))),
  constraint product_types_google_category_length CHECK (((char_length(google_category) >= 1) AND (char_length(google_category) <= 300))),
  constraint product_types_minutes_per_day CHECK (((minutes_per_day >= 1) AND (minutes_per_day <= 100000))),
  constraint product_types_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
);
CREATE TRIGGER product_types_notify AFTER INSERT OR DELETE OR UPDATE ON public.product_types FOR EACH STATEMENT EXECUTE FUNCTION notify_table();

create table product_variations (
  id uuid not null,
  product_id uuid not null,
  "position" integer not null,
  name text not null,
  subtitle text,
  description text,
  price numeric(12,2),
  sale_price numeric(12,2),
  member_price numeric(12,2),
  color text,
  is_default boolean not null default false,
  sku text,
  constraint product_variations_pkey PRIMARY KEY (id),
  constraint product_variations_of_product UNIQUE (product_id, id),
  constraint product_variations_color CHECK ((color = ANY (ARRAY['red'::text, 'blue'::text, 'green'::text, 'black'::text, 'white'::text, 'beige'::text]))),
  constraint product_variations_member_price_not_negative CHECK ((member_price >= (0)::numeric)),
  constraint product_variations_price_not_negative CHECK ((price >= (0)::numeric)),
  constraint product_variations_sale_price_not_negative CHECK ((sale_price >= (0)::numeric)),
  constraint product_variations_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_variations_one_default ON public.product_variations USING btree (product_id) WHERE is_default;
CREATE UNIQUE INDEX product_variations_sku_unique ON public.product_variations USING btree (sku) WHERE (sku IS NOT NULL);
CREATE TRIGGER product_variations_listed_delete AFTER DELETE ON public.product_variations REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER product_variations_listed_insert AFTER INSERT ON public.product_variations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER product_variations_listed_update AFTER UPDATE ON public.product_variations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER product_variations_notify AFTER INSERT OR DELETE OR UPDATE ON public.product_variations FOR EACH ROW EXECUTE FUNCTION notify_change();

create table production_blocks (
  id uuid not null,
  step_id uuid not null,
  reason text not null,
  blocked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint production_blocks_pkey PRIMARY KEY (id),
  constraint production_blocks_step_fkey FOREIGN KEY (step_id) REFERENCES production_steps(id) ON DELETE CASCADE
);
CREATE INDEX production_blocks_at ON public.production_blocks USING btree (blocked_at);
CREATE INDEX production_blocks_step ON public.production_blocks USING btree (step_id);
CREATE UNIQUE INDEX production_blocks_open ON public.production_blocks USING btree (step_id) WHERE (ended_at IS NULL);

create table production_items (
  id uuid not null,
  order_id uuid not null,
  product_type_id uuid,
  quantity integer not null,
  due_at timestamp with time zone not null,
  is_active boolean not null default true,
  status text not null default 'pending'::text,
  current_step_id uuid,
  step_name text,
  steps_done integer not null default 0,
  steps_total integer not null default 0,
  minutes_left integer not null default 0,
  begun_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  remake_of uuid,
  remake_reason text,
  order_item_id uuid not null generated always as (COALESCE(remake_of, id)) stored,
  constraint production_items_pkey PRIMARY KEY (id),
  constraint production_items_done CHECK ((((status = 'done'::text) = (current_step_id IS NULL)) AND ((status = 'done'::text) = (finished_at IS NOT NULL)))),
  constraint production_items_remake CHECK ((((remake_of IS NULL) = (remake_reason IS NULL)) AND (remake_of IS DISTINCT FROM id))),
  constraint production_items_status CHECK ((status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'blocked'::text, 'done'::text]))),
  constraint production_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint production_items_order_item_fkey FOREIGN KEY (order_item_id) REFERENCES order_items(id) ON DELETE CASCADE,
  constraint production_items_product_type_id_fkey FOREIGN KEY (product_type_id) REFERENCES product_types(id) ON DELETE SET NULL,
  constraint production_items_remake_fkey FOREIGN KEY (remake_of) REFERENCES production_items(id) ON DELETE CASCADE
);
CREATE INDEX production_items_active ON public.production_items USING btree (order_id) WHERE is_active;
CREATE INDEX production_items_finished ON public.production_items USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX production_items_order ON public.production_items USING btree (order_id);
CREATE INDEX production_items_order_item ON public.production_items USING btree (order_item_id);
CREATE INDEX production_items_queue ON public.production_items USING btree (due_at, id) WHERE (is_active AND (status <> 'done'::text));
CREATE INDEX production_items_remade ON public.production_items USING btree (begun_at) WHERE (remake_of IS NOT NULL);
CREATE INDEX production_items_remakes ON public.production_items USING btree (remake_of) WHERE (remake_of IS NOT NULL);
CREATE INDEX production_items_type ON public.production_items USING btree (product_type_id);
CREATE TRIGGER production_items_notify AFTER INSERT OR DELETE OR UPDATE ON public.production_items FOR EACH ROW EXECUTE FUNCTION notify_ids();

create table production_orders (
  order_id uuid not null,
  begun_at timestamp with time zone not null,
  constraint production_orders_pkey PRIMARY KEY (order_id),
  constraint production_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

create table production_photos (
  id uuid not null,
  step_id uuid not null,
  file_key text not null,
  size integer not null,
  account_id uuid,
  created_at timestamp with time zone not null,
  constraint production_photos_pkey PRIMARY KEY (id),
  constraint production_photos_file_once UNIQUE (file_key),
  constraint production_photos_size CHECK ((size > 0)),
  constraint production_photos_account_fkey FOREIGN KEY (account_id) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint production_photos_step_fkey FOREIGN KEY (step_id) REFERENCES production_steps(id) ON DELETE CASCADE
);
CREATE INDEX production_photos_account ON public.production_photos USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX production_photos_step ON public.production_photos USING btree (step_id, created_at);

create table production_steps (
  id uuid not null,
  item_id uuid not null,
  "position" integer not null,
  source_step_id uuid,
  name text not null,
  description text not null default ''::text,
  minutes integer not null,
  translations jsonb not null default '{}'::jsonb,
  status text not null default 'pending'::text,
  note text,
  account_id uuid,
  assigned_to uuid,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  noted_by uuid,
  noted_at timestamp with time zone,
  constraint production_steps_pkey PRIMARY KEY (id),
  constraint production_steps_once UNIQUE (item_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint production_steps_ended CHECK (((status = ANY (ARRAY['done'::text, 'skipped'::text])) = (ended_at IS NOT NULL))),
  constraint production_steps_minutes CHECK ((minutes >= 0)),
  constraint production_steps_reason CHECK (((status <> ALL (ARRAY['skipped'::text, 'blocked'::text])) OR (note IS NOT NULL))),
  constraint production_steps_status CHECK ((status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'done'::text, 'skipped'::text, 'blocked'::text]))),
  constraint production_steps_account_id_fkey FOREIGN KEY (account_id) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint production_steps_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint production_steps_item_fkey FOREIGN KEY (item_id) REFERENCES production_items(id) ON DELETE CASCADE,
  constraint production_steps_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES profiles(id) ON DELETE SET NULL
);
CREATE INDEX production_steps_account ON public.production_steps USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX production_steps_assigned ON public.production_steps USING btree (assigned_to) WHERE (assigned_to IS NOT NULL);
CREATE INDEX production_steps_ended ON public.production_steps USING btree (ended_at) WHERE ((status = 'done'::text) AND (started_at IS NOT NULL));
CREATE INDEX production_steps_noted_by ON public.production_steps USING btree (noted_by) WHERE (noted_by IS NOT NULL);
CREATE TRIGGER production_steps_block AFTER UPDATE ON public.production_steps FOR EACH ROW WHEN (((new.status = 'blocked'::text) OR (old.status = 'blocked'::text))) EXECUTE FUNCTION note_production_block();

create table products (
  id uuid not null,
  slug text not null,
  sku text not null,
  name text not null,
  description text not null default ''::text,
  brand text,
  tags text[] not null default '{}'::text[],
  status text not null default 'draft'::text,
  price numeric(12,2) not null,
  sale_price numeric(12,2),
  member_price numeric(12,2),
  sizes text[] not null default '{}'::text[],
  colors text[] not null default '{}'::text[],
  is_pre_order boolean not null default false,
  expected_shipping date,
  featured_rank integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  early_access_until timestamp with time zone,
  size_guide_id uuid,
  product_type_id uuid,
  facts jsonb not null default '{}'::jsonb,
  variations_label jsonb not null default '{}'::jsonb,
  weight_grams integer,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_sku_unique UNIQUE (sku),
  constraint products_slug_unique UNIQUE (slug),
  constraint products_colors CHECK ((colors <@ ARRAY['red'::text, 'blue'::text, 'green'::text, 'black'::text, 'white'::text, 'beige'::text])),
  constraint products_member_price_not_negative CHECK ((member_price >= (0)::numeric)),
  constraint products_price_not_negative CHECK ((price >= (0)::numeric)),
  constraint products_sale_price_not_negative CHECK ((sale_price >= (0)::numeric)),
  constraint products_slug_shape CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint products_status CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'archived'::text]))),
  constraint products_weight_grams CHECK (((weight_grams >= 1) AND (weight_grams <= 100000))),
  constraint products_product_type_fkey FOREIGN KEY (product_type_id) REFERENCES product_types(id) ON DELETE RESTRICT,
  constraint products_size_guide_id_fkey FOREIGN KEY (size_guide_id) REFERENCES size_guides(id) ON DELETE SET NULL
);
CREATE INDEX products_by_status ON public.products USING btree (status, created_at, id DESC) WHERE (status <> 'active'::text);
CREATE INDEX products_colors ON public.products USING gin (colors);
CREATE INDEX products_featured ON public.products USING btree (featured_rank, created_at DESC) WHERE (status = 'active'::text);
CREATE INDEX products_kept_created ON public.products USING btree (created_at, id DESC) WHERE (status <> 'archived'::text);
CREATE INDEX products_kept_name ON public.products USING btree (name COLLATE "en-x-icu", id DESC) WHERE (status <> 'archived'::text);
CREATE INDEX products_kept_price ON public.products USING btree (price, id DESC) WHERE (status <> 'archived'::text);
CREATE INDEX products_kept_updated ON public.products USING btree (updated_at, id DESC) WHERE (status <> 'archived'::text);
CREATE INDEX products_newest ON public.products USING btree (created_at DESC, id) WHERE (status = 'active'::text);
CREATE INDEX products_not_counted_low ON public.products USING btree (id) WHERE ((status = 'archived'::text) OR is_pre_order);
CREATE INDEX products_pre_order ON public.products USING btree (created_at, id DESC) WHERE is_pre_order;
CREATE INDEX products_product_type ON public.products USING btree (product_type_id) WHERE (product_type_id IS NOT NULL);
CREATE INDEX products_size_guide ON public.products USING btree (size_guide_id) WHERE (size_guide_id IS NOT NULL);
CREATE INDEX products_tags ON public.products USING gin (tags);
CREATE INDEX products_typed ON public.products USING gin (search_fold(((sku || ' '::text) || name)) gin_trgm_ops);
CREATE TRIGGER products_keep_slug AFTER UPDATE OF slug ON public.products FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION keep_earlier_slug();
CREATE TRIGGER products_listed_insert AFTER INSERT ON public.products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER products_listed_update AFTER UPDATE ON public.products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER products_missing_texts_insert AFTER INSERT ON public.products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_missing_texts_of_products();
CREATE TRIGGER products_missing_texts_update AFTER UPDATE OF description ON public.products FOR EACH ROW WHEN (((old.description = ''::text) <> (new.description = ''::text))) EXECUTE FUNCTION note_missing_texts_of_product();
CREATE TRIGGER products_notify AFTER INSERT OR DELETE OR UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION notify_change();
CREATE TRIGGER products_stock_insert AFTER INSERT ON public.products REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION add_product_stock();
CREATE TRIGGER products_updated_at BEFORE UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table profiles (
  id uuid not null,
  email text not null,
  role text not null default 'customer'::text,
  is_super_admin boolean not null default false,
  is_member boolean not null default false,
  member_since timestamp with time zone,
  full_name text not null default ''::text,
  phone text,
  language shop_language not null default 'en'::text,
  is_demo boolean not null default false,
  deactivated_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  display_name text,
  birthday date,
  order_updates boolean not null default true,
  email_notifications boolean not null default true,
  marketing_emails boolean not null default false,
  sms_notifications boolean not null default false,
  preferred_payment_method_id uuid,
  picture_key text,
  membership_requested_at timestamp with time zone,
  closed_at timestamp with time zone,
  member_code text not null default new_member_code(),
  constraint profiles_pkey PRIMARY KEY (id),
  constraint profiles_member_code UNIQUE (member_code),
  constraint profiles_role CHECK ((role = ANY (ARRAY['customer'::text, 'member'::text, 'partner'::text, 'staff'::text, 'admin'::text]))),
  constraint profiles_super_admin_is_admin CHECK (((NOT is_super_admin) OR (role = 'admin'::text))),
  constraint profiles_id_fkey FOREIGN KEY (id) REFERENCES users(id) ON DELETE CASCADE,
  constraint profiles_preferred_payment_method_id_fkey FOREIGN KEY (preferred_payment_method_id) REFERENCES payment_methods(id) ON DELETE SET NULL
);
CREATE INDEX profiles_back_office ON public.profiles USING btree (role) WHERE (role = ANY (ARRAY['staff'::text, 'admin'::text]));
CREATE INDEX profiles_email ON public.profiles USING btree (lower(email));
CREATE INDEX profiles_newest ON public.profiles USING btree (created_at DESC, id);
CREATE INDEX profiles_payment_method ON public.profiles USING btree (preferred_payment_method_id);
CREATE INDEX profiles_phone ON public.profiles USING gin (phone_digits(phone) gin_trgm_ops) WHERE (phone IS NOT NULL);
CREATE INDEX profiles_requested ON public.profiles USING btree (membership_requested_at) WHERE ((membership_requested_at IS NOT NULL) AND (NOT is_member));
CREATE INDEX profiles_search ON public.profiles USING gin (search_fold(((full_name || ' '::text) || email)) gin_trgm_ops);
CREATE TRIGGER profiles_figures AFTER UPDATE ON public.profiles FOR EACH ROW WHEN (((old.is_member IS DISTINCT FROM new.is_member) OR (old.member_since IS DISTINCT FROM new.member_since))) EXECUTE FUNCTION note_figures_of_member();
CREATE TRIGGER profiles_notify AFTER UPDATE ON public.profiles FOR EACH ROW WHEN (((((((old.role IS DISTINCT FROM new.role) OR (old.is_super_admin IS DISTINCT FROM new.is_super_admin)) OR (old.deactivated_at IS DISTINCT FROM new.deactivated_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.is_member IS DISTINCT FROM new.is_member)) OR (old.membership_requested_at IS DISTINCT FROM new.membership_requested_at))) EXECUTE FUNCTION notify_rights_change();
CREATE TRIGGER profiles_notify_new AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION notify_rights_change();
CREATE TRIGGER profiles_role_ends_sessions AFTER UPDATE OF role, is_super_admin ON public.profiles FOR EACH ROW WHEN (((old.role IS DISTINCT FROM new.role) OR (old.is_super_admin IS DISTINCT FROM new.is_super_admin))) EXECUTE FUNCTION end_sessions_of_changed_role();
CREATE TRIGGER profiles_updated_at BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table rate_limits (
  key text not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);

create table recovery_codes (
  account_id uuid not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (account_id, code_hash),
  constraint recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE
);

create table refunds (
  id uuid not null,
  order_id uuid not null,
  payment_id uuid,
  provider text not null,
  status text not null,
  amount numeric(12,2) not null,
  note text,
  failure text,
  provider_reference text,
  request_key text not null,
  account_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null default now(),
  surplus numeric(12,2) not null default 0,
  goods jsonb,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_once_asked UNIQUE (order_id, request_key),
  constraint refunds_amount CHECK ((amount > (0)::numeric)),
  constraint refunds_payment_known CHECK (((provider = 'staff'::text) = (payment_id IS NULL))),
  constraint refunds_provider CHECK ((provider = ANY (ARRAY['staff'::text, 'stripe'::text, 'paypal'::text, 'sandbox'::text]))),
  constraint refunds_status CHECK ((status = ANY (ARRAY['started'::text, 'done'::text, 'failed'::text]))),
  constraint refunds_surplus_of_amount CHECK (((surplus >= (0)::numeric) AND (surplus <= amount))),
  constraint refunds_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE
);
CREATE INDEX refunds_account ON public.refunds USING btree (account_id);
CREATE UNIQUE INDEX refunds_reference ON public.refunds USING btree (payment_id, provider_reference);
CREATE TRIGGER refunds_notify AFTER INSERT OR DELETE OR UPDATE ON public.refunds FOR EACH ROW EXECUTE FUNCTION notify_ids();
CREATE TRIGGER refunds_updated_at BEFORE UPDATE ON public.refunds FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table return_items (
  return_id uuid not null,
  order_item_id uuid not null,
  quantity integer not null,
  restocked integer not null default 0,
  constraint return_items_pkey PRIMARY KEY (return_id, order_item_id),
  constraint return_items_quantity CHECK ((quantity > 0)),
  constraint return_items_restocked CHECK (((restocked >= 0) AND (restocked <= quantity))),
  constraint return_items_item_fkey FOREIGN KEY (order_item_id) REFERENCES order_items(id) ON DELETE CASCADE,
  constraint return_items_return_fkey FOREIGN KEY (return_id) REFERENCES order_returns(id) ON DELETE CASCADE
);
CREATE INDEX return_items_item ON public.return_items USING btree (order_item_id);

create table return_pictures (
  id uuid not null,
  return_id uuid not null,
  created_at timestamp with time zone not null,
  constraint return_pictures_pkey PRIMARY KEY (id),
  constraint return_pictures_return_fkey FOREIGN KEY (return_id) REFERENCES order_returns(id) ON DELETE CASCADE
);
CREATE INDEX return_pictures_return ON public.return_pictures USING btree (return_id, created_at, id);

create table review_pictures (
  id uuid not null,
  review_id uuid not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone not null,
  constraint review_pictures_pkey PRIMARY KEY (id),
  constraint review_pictures_height CHECK ((height > 0)),
  constraint review_pictures_width CHECK ((width > 0)),
  constraint review_pictures_review_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
CREATE INDEX review_pictures_review ON public.review_pictures USING btree (review_id, created_at, id);

create table reviews (
  id uuid not null,
  product_id uuid not null,
  order_id uuid not null,
  mailbox bytea not null,
  author text not null,
  stars smallint not null,
  text text not null,
  language shop_language not null,
  status text not null default 'waiting'::text,
  refusal text,
  answer text,
  answered_at timestamp with time zone,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_once UNIQUE (product_id, mailbox),
  constraint reviews_answered CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint reviews_author_length CHECK (((length(author) >= 1) AND (length(author) <= 60))),
  constraint reviews_refused_why CHECK (((status = 'refused'::text) = (refusal IS NOT NULL))),
  constraint reviews_stars CHECK (((stars >= 1) AND (stars <= 5))),
  constraint reviews_status CHECK ((status = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text]))),
  constraint reviews_text_length CHECK ((length(text) <= 2000)),
  constraint reviews_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint reviews_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX reviews_newest ON public.reviews USING btree (created_at DESC, id);
CREATE INDEX reviews_order ON public.reviews USING btree (order_id);
CREATE INDEX reviews_shown ON public.reviews USING btree (product_id, created_at DESC, id) WHERE (status = 'approved'::text);
CREATE INDEX reviews_waiting ON public.reviews USING btree (created_at) WHERE (status = 'waiting'::text);
CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF status, stars ON public.reviews FOR EACH ROW EXECUTE FUNCTION count_rating();
CREATE TRIGGER reviews_notify AFTER INSERT OR DELETE OR UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION notify_review();

create table saved_views (
  id uuid not null,
  account_id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_name_once UNIQUE (account_id, list, name),
  constraint saved_views_list_shape CHECK ((list ~ '^[a-z][a-z_-]{0,39}$'::text)),
  constraint saved_views_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint saved_views_query_length CHECK ((char_length(query) <= 1000)),
  constraint saved_views_account_fkey FOREIGN KEY (account_id) REFERENCES profiles(id) ON DELETE CASCADE
);

create table scarce_levels (
  stock_level_id uuid not null,
  product_id uuid not null,
  available integer not null,
  constraint scarce_levels_pkey PRIMARY KEY (stock_level_id),
  constraint scarce_levels_stock_level_id_fkey FOREIGN KEY (stock_level_id) REFERENCES stock_levels(id) ON DELETE CASCADE
);
CREATE INDEX scarce_levels_low ON public.scarce_levels USING btree (product_id) WHERE (available > 0);
CREATE INDEX scarce_levels_lowest ON public.scarce_levels USING btree (available, stock_level_id) WHERE (available > 0);

create table search_words (
  word text collate "C" not null,
  stem text not null,
  constraint search_words_pkey PRIMARY KEY (word)
);
CREATE INDEX search_words_trigrams ON public.search_words USING gin (word gin_trgm_ops);

create table second_factors (
  account_id uuid not null,
  sealed_secret bytea not null,
  confirmed_at timestamp with time zone,
  last_period bigint not null default 0,
  created_at timestamp with time zone not null,
  constraint second_factors_pkey PRIMARY KEY (account_id),
  constraint second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER second_factors_notify AFTER INSERT OR DELETE ON public.second_factors FOR EACH ROW EXECUTE FUNCTION notify_rights_change();

create table sessions (
  id uuid not null,
  user_id uuid not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  has_second_factor boolean not null default false,
  proved_at timestamp with time zone not null default now(),
  password_typed_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_unique UNIQUE (token),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE TRIGGER sessions_notify AFTER DELETE OR UPDATE OF has_second_factor ON public.sessions FOR EACH ROW EXECUTE FUNCTION notify_rights_change();

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint settings_pkey PRIMARY KEY (key)
);
CREATE TRIGGER settings_languages_set AFTER INSERT OR UPDATE ON public.settings FOR EACH ROW WHEN ((new.key = 'languages'::text)) EXECUTE FUNCTION note_missing_texts_of_languages();
CREATE TRIGGER settings_languages_unset AFTER DELETE ON public.settings FOR EACH ROW WHEN ((old.key = 'languages'::text)) EXECUTE FUNCTION note_missing_texts_of_languages();
CREATE TRIGGER settings_low_stock_set AFTER INSERT OR UPDATE ON public.settings FOR EACH ROW WHEN ((new.key = 'low_stock_at'::text)) EXECUTE FUNCTION note_scarce_levels();
CREATE TRIGGER settings_low_stock_unset AFTER DELETE ON public.settings FOR EACH ROW WHEN ((old.key = 'low_stock_at'::text)) EXECUTE FUNCTION note_scarce_levels();
CREATE TRIGGER settings_notify AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION notify_change();

create table shipping_rates (
  zone text not null,
  rate numeric(12,2) not null,
  days_from integer not null default 1,
  days_to integer not null default 3,
  updated_at timestamp with time zone not null default now(),
  constraint shipping_rates_pkey PRIMARY KEY (zone),
  constraint shipping_rates_days CHECK ((((days_from >= 0) AND (days_from <= 120)) AND ((days_to >= days_from) AND (days_to <= 120)))),
  constraint shipping_rates_not_negative CHECK ((rate >= (0)::numeric)),
  constraint shipping_rates_zone CHECK ((zone = ANY (ARRAY['malaysia_peninsular'::text, 'malaysia_east'::text, 'south_east_asia'::text, 'central_asia'::text, 'rest_of_world'::text])))
);
CREATE TRIGGER shipping_rates_notify AFTER INSERT OR DELETE OR UPDATE ON public.shipping_rates FOR EACH ROW EXECUTE FUNCTION notify_change();
CREATE TRIGGER shipping_rates_updated_at BEFORE UPDATE ON public.shipping_rates FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table sign_in_resets (
  id uuid not null,
  account_id uuid not null,
  had_app boolean not null,
  passkeys integer not null,
  sessions integer not null,
  reset_at timestamp with time zone not null,
  constraint sign_in_resets_pkey PRIMARY KEY (id),
  constraint sign_in_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_resets_account ON public.sign_in_resets USING btree (account_id, reset_at);

create table size_guides (
  id uuid not null,
  name text not null,
  unit text not null default ''::text,
  columns text[] not null,
  rows jsonb not null default '[]'::jsonb,
  translations jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint size_guides_pkey PRIMARY KEY (id)
);
CREATE TRIGGER size_guides_notify AFTER INSERT OR DELETE OR UPDATE ON public.size_guides FOR EACH ROW EXECUTE FUNCTION notify_change();
CREATE TRIGGER size_guides_updated_at BEFORE UPDATE ON public.size_guides FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table stall_payments (
  order_id uuid not null,
  event_id uuid not null,
  kind text not null,
  method text not null,
  total numeric(12,2) not null,
  received numeric(12,2),
  change numeric(12,2),
  is_member boolean not null default false,
  account_id uuid,
  taken_at timestamp with time zone not null,
  voided_at timestamp with time zone,
  void_reason text,
  voided_by uuid,
  current_total numeric(12,2),
  constraint stall_payments_pkey PRIMARY KEY (order_id),
  constraint stall_payments_change CHECK ((((received IS NULL) = (change IS NULL)) AND (change >= (0)::numeric))),
  constraint stall_payments_kind CHECK ((kind = ANY (ARRAY['sale'::text, 'pickup'::text]))),
  constraint stall_payments_method CHECK ((method = ANY (ARRAY['cash'::text, 'qr'::text, 'card'::text, 'other'::text]))),
  constraint stall_payments_voided CHECK (((voided_at IS NULL) = (void_reason IS NULL))),
  constraint stall_payments_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint stall_payments_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id),
  constraint stall_payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint stall_payments_voided_by_fkey FOREIGN KEY (voided_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX stall_payments_account ON public.stall_payments USING btree (account_id);
CREATE INDEX stall_payments_event ON public.stall_payments USING btree (event_id, taken_at DESC);
CREATE INDEX stall_payments_voided_by ON public.stall_payments USING btree (voided_by);
CREATE TRIGGER stall_payments_notify AFTER INSERT OR UPDATE ON public.stall_payments FOR EACH ROW EXECUTE FUNCTION notify_stall();

create table stock_ledger (
  id uuid not null,
  stock_level_id uuid not null,
  on_hand_change integer not null,
  reserved_change integer not null,
  reason text not null,
  order_id uuid,
  account_id uuid,
  note text,
  created_at timestamp with time zone not null default now(),
  event_id uuid,
  constraint stock_ledger_pkey PRIMARY KEY (id),
  constraint stock_ledger_reason CHECK ((reason = ANY (ARRAY['opening'::text, 'adjusted'::text, 'counted'::text, 'received'::text, 'damaged'::text, 'other'::text, 'order_placed'::text, 'order_cancelled'::text, 'order_expired'::text, 'order_reopened'::text, 'order_shipped'::text, 'order_unshipped'::text, 'to_event'::text, 'from_event'::text, 'sent_back'::text]))),
  constraint stock_ledger_stock_level_id_fkey FOREIGN KEY (stock_level_id) REFERENCES stock_levels(id) ON DELETE CASCADE
);
CREATE INDEX stock_ledger_level ON public.stock_ledger USING btree (stock_level_id, created_at);
CREATE INDEX stock_ledger_order ON public.stock_ledger USING btree (order_id);

create table stock_levels (
  id uuid not null,
  product_id uuid not null,
  variation_id uuid,
  size text,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  available integer generated always as ((on_hand - reserved)) stored,
  constraint stock_levels_pkey PRIMARY KEY (id),
  constraint stock_levels_one_per_option UNIQUE NULLS NOT DISTINCT (product_id, variation_id, size),
  constraint stock_levels_reserved_within CHECK (((reserved >= 0) AND (reserved <= on_hand))),
  constraint stock_levels_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint stock_levels_variation FOREIGN KEY (product_id, variation_id) REFERENCES product_variations(product_id, id) ON DELETE CASCADE
) with (fillfactor=80);
CREATE INDEX stock_levels_variation ON public.stock_levels USING btree (variation_id);
CREATE CONSTRAINT TRIGGER stock_levels_sum_update AFTER UPDATE OF on_hand, reserved ON public.stock_levels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.on_hand - old.reserved) <> (new.on_hand - new.reserved))) EXECUTE FUNCTION sum_moved_stock();
CREATE TRIGGER stock_levels_listed_delete AFTER DELETE ON public.stock_levels REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER stock_levels_listed_insert AFTER INSERT ON public.stock_levels REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_listings_of_changed_rows();
CREATE TRIGGER stock_levels_listed_update AFTER UPDATE OF on_hand, reserved ON public.stock_levels FOR EACH ROW WHEN ((((old.on_hand - old.reserved) > 0) IS DISTINCT FROM ((new.on_hand - new.reserved) > 0))) EXECUTE FUNCTION refresh_listing_of_stock();
CREATE TRIGGER stock_levels_notify AFTER INSERT OR DELETE OR UPDATE OF on_hand, reserved ON public.stock_levels FOR EACH ROW EXECUTE FUNCTION notify_stock_change();
CREATE TRIGGER stock_levels_scarce_insert AFTER INSERT ON public.stock_levels FOR EACH ROW WHEN (((new.on_hand - new.reserved) <= low_stock_at())) EXECUTE FUNCTION note_scarce_level();
CREATE TRIGGER stock_levels_scarce_update AFTER UPDATE OF on_hand, reserved ON public.stock_levels FOR EACH ROW WHEN ((((old.on_hand - old.reserved) <> (new.on_hand - new.reserved)) AND (LEAST((old.on_hand - old.reserved), (new.on_hand - new.reserved)) <= low_stock_at()))) EXECUTE FUNCTION note_scarce_level();
CREATE TRIGGER stock_levels_sum_delete AFTER DELETE ON public.stock_levels REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_added_stock();
CREATE TRIGGER stock_levels_sum_insert AFTER INSERT ON public.stock_levels REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_added_stock();

create table stock_notice_tokens (
  token_hash bytea not null,
  notice_id uuid not null,
  purpose text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint stock_notice_tokens_pkey PRIMARY KEY (token_hash),
  constraint stock_notice_tokens_expiry CHECK (((purpose = 'confirm'::text) = (expires_at IS NOT NULL))),
  constraint stock_notice_tokens_purpose CHECK ((purpose = ANY (ARRAY['confirm'::text, 'withdraw'::text]))),
  constraint stock_notice_tokens_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES stock_notices(id) ON DELETE CASCADE
);
CREATE INDEX stock_notice_tokens_notice ON public.stock_notice_tokens USING btree (notice_id);

create table stock_notices (
  id uuid not null,
  product_id uuid not null,
  variation_id uuid,
  size text,
  email text not null,
  account_id uuid,
  language shop_language not null,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint stock_notices_pkey PRIMARY KEY (id),
  constraint stock_notices_once UNIQUE NULLS NOT DISTINCT (product_id, variation_id, size, email),
  constraint stock_notices_confirmed_when CHECK (((status = 'waiting'::text) = (confirmed_at IS NOT NULL))),
  constraint stock_notices_email_lower_case CHECK ((email = lower(email))),
  constraint stock_notices_status CHECK ((status = ANY (ARRAY['pending'::text, 'waiting'::text]))),
  constraint stock_notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint stock_notices_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint stock_notices_variation_id_fkey FOREIGN KEY (variation_id) REFERENCES product_variations(id) ON DELETE CASCADE
);
CREATE INDEX stock_notices_account ON public.stock_notices USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX stock_notices_email ON public.stock_notices USING btree (email);
CREATE INDEX stock_notices_variation ON public.stock_notices USING btree (variation_id) WHERE (variation_id IS NOT NULL);
CREATE INDEX stock_notices_waiting ON public.stock_notices USING btree (product_id) WHERE ((status = 'waiting'::text) AND (told_at IS NULL));

create table stories (
  id uuid not null,
  slug text not null,
  motif text not null,
  title text not null,
  summary text not null,
  body text not null,
  picture_key text,
  "position" integer not null default 0,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint stories_pkey PRIMARY KEY (id),
  constraint stories_slug_unique UNIQUE (slug),
  constraint stories_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES pictures(key)
);
CREATE INDEX stories_picture ON public.stories USING btree (picture_key);
CREATE TRIGGER stories_notify AFTER INSERT OR DELETE OR UPDATE ON public.stories FOR EACH ROW EXECUTE FUNCTION notify_change();
CREATE TRIGGER stories_updated_at BEFORE UPDATE ON public.stories FOR EACH ROW EXECUTE FUNCTION set_updated_at();

create table story_translations (
  story_id uuid not null,
  language shop_language not null,
  title text not null,
  summary text not null,
  body text not null,
  constraint story_translations_pkey PRIMARY KEY (story_id, language),
  constraint story_translations_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);
CREATE TRIGGER story_translations_notify AFTER INSERT OR DELETE OR UPDATE ON public.story_translations FOR EACH ROW EXECUTE FUNCTION notify_change();

create table studio_images (
  id uuid not null,
  session_id uuid not null,
  shot_id uuid not null,
  status text not null default 'queued'::text,
  attempt uuid not null,
  attempts integer not null default 0,
  engine text not null,
  prompt text not null,
  seed integer not null,
  size integer not null,
  varied_of uuid,
  file_key text,
  mime text,
  width integer,
  height integer,
  print_similarity real,
  sharpness real,
  print_area jsonb,
  error text,
  error_detail text,
  retry_at timestamp with time zone,
  estimated_cost numeric(10,4) not null default 0,
  note text,
  reviewed_by uuid,
  reviewed_at timestamp with time zone,
  product_image_id uuid,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint studio_images_pkey PRIMARY KEY (id),
  constraint studio_images_saved_once UNIQUE (product_image_id),
  constraint studio_images_accepted_first CHECK (((product_image_id IS NULL) OR (status = 'accepted'::text))),
  constraint studio_images_engine CHECK ((engine = ANY (ARRAY['compositor'::text, 'openai'::text, 'google'::text]))),
  constraint studio_images_failed CHECK (((status = 'failed'::text) <= (error IS NOT NULL))),
  constraint studio_images_made CHECK (((status <> ALL (ARRAY['ready'::text, 'accepted'::text, 'rejected'::text])) OR (file_key IS NOT NULL))),
  constraint studio_images_status CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'ready'::text, 'failed'::text, 'accepted'::text, 'rejected'::text]))),
  constraint studio_images_product_image_fkey FOREIGN KEY (product_image_id) REFERENCES product_images(id) ON DELETE SET NULL,
  constraint studio_images_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint studio_images_session_fkey FOREIGN KEY (session_id) REFERENCES studio_sessions(id) ON DELETE CASCADE,
  constraint studio_images_shot_fkey FOREIGN KEY (session_id, shot_id) REFERENCES studio_shots(session_id, id) ON DELETE CASCADE,
  constraint studio_images_varied_of_fkey FOREIGN KEY (varied_of) REFERENCES studio_images(id) ON DELETE SET NULL
);
CREATE INDEX studio_images_open ON public.studio_images USING btree (engine) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX studio_images_reviewed_by ON public.studio_images USING btree (reviewed_by) WHERE (reviewed_by IS NOT NULL);
CREATE INDEX studio_images_session ON public.studio_images USING btree (session_id, created_at, id);
CREATE INDEX studio_images_shot ON public.studio_images USING btree (session_id, shot_id);
CREATE INDEX studio_images_varied_of ON public.studio_images USING btree (varied_of) WHERE (varied_of IS NOT NULL);
CREATE TRIGGER studio_images_notify AFTER INSERT OR DELETE OR UPDATE ON public.studio_images FOR EACH ROW EXECUTE FUNCTION notify_studio();

create table studio_others (
  session_id uuid not null,
  product_id uuid not null,
  "position" integer not null,
  constraint studio_others_pkey PRIMARY KEY (session_id, product_id),
  constraint studio_others_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint studio_others_session_fkey FOREIGN KEY (session_id) REFERENCES studio_sessions(id) ON DELETE CASCADE
);
CREATE INDEX studio_others_product ON public.studio_others USING btree (product_id);

create table studio_service_calls (
  id uuid not null,
  image_id uuid not null,
  session_id uuid not null,
  attempt uuid not null,
  number integer not null,
  engine text not null,
  state text not null default 'asked'::text,
  estimated_cost numeric(10,4) not null,
  actual_cost numeric(10,4),
  file_key text,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint studio_service_calls_pkey PRIMARY KEY (id),
  constraint studio_service_calls_once UNIQUE (image_id, attempt, number),
  constraint studio_service_calls_answered CHECK (((state = 'answered'::text) = (file_key IS NOT NULL))),
  constraint studio_service_calls_engine CHECK ((engine = ANY (ARRAY['openai'::text, 'google'::text]))),
  constraint studio_service_calls_state CHECK ((state = ANY (ARRAY['asked'::text, 'answered'::text, 'unpaid'::text, 'unknown'::text])))
);
CREATE INDEX studio_service_calls_day ON public.studio_service_calls USING btree (asked_at);
CREATE INDEX studio_service_calls_session ON public.studio_service_calls USING btree (session_id);

create table studio_sessions (
  id uuid not null,
  product_id uuid not null,
  variation_id uuid,
  step text not null default 'select'::text,
  kind text not null,
  engine text,
  size integer not null default 2000,
  analysis jsonb,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint studio_sessions_pkey PRIMARY KEY (id),
  constraint studio_sessions_engine CHECK ((engine = ANY (ARRAY['compositor'::text, 'openai'::text, 'google'::text]))),
  constraint studio_sessions_kind CHECK ((kind = ANY (ARRAY['tshirt'::text, 'kids'::text, 'mug'::text, 'bag'::text, 'sticker'::text, 'pin'::text]))),
  constraint studio_sessions_size CHECK (((size >= 256) AND (size <= 4096))),
  constraint studio_sessions_step CHECK ((step = ANY (ARRAY['select'::text, 'shots'::text, 'analysis'::text, 'prompts'::text, 'generation'::text, 'review'::text, 'save'::text, 'done'::text]))),
  constraint studio_sessions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint studio_sessions_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint studio_sessions_variation_fkey FOREIGN KEY (product_id, variation_id) REFERENCES product_variations(product_id, id) ON DELETE SET NULL (variation_id)
);
CREATE INDEX studio_sessions_changed ON public.studio_sessions USING btree (updated_at DESC, id);
CREATE INDEX studio_sessions_created_by ON public.studio_sessions USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX studio_sessions_product ON public.studio_sessions USING btree (product_id, variation_id);
CREATE TRIGGER studio_sessions_notify AFTER INSERT OR DELETE OR UPDATE ON public.studio_sessions FOR EACH ROW EXECUTE FUNCTION notify_studio();

create table studio_shots (
  id uuid not null,
  session_id uuid not null,
  "position" integer not null,
  type text not null,
  backdrop text not null,
  light text not null,
  angle text not null,
  aspect text not null,
  count integer not null,
  prompt jsonb,
  constraint studio_shots_pkey PRIMARY KEY (id),
  constraint studio_shots_of_session UNIQUE (session_id, id),
  constraint studio_shots_angle CHECK ((angle = ANY (ARRAY['front'::text, 'three_quarter'::text, 'top'::text]))),
  constraint studio_shots_aspect CHECK ((aspect = ANY (ARRAY['1:1'::text, '4:5'::text, '16:9'::text]))),
  constraint studio_shots_backdrop CHECK ((backdrop = ANY (ARRAY['felt'::text, 'lapis'::text, 'pomegranate'::text, 'apricot'::text, 'stone'::text, 'wood'::text, 'transparent'::text]))),
  constraint studio_shots_count CHECK (((count >= 1) AND (count <= 24))),
  constraint studio_shots_light CHECK ((light = ANY (ARRAY['window'::text, 'soft'::text, 'noon'::text, 'evening'::text]))),
  constraint studio_shots_type CHECK ((type = ANY (ARRAY['flat'::text, 'hanger'::text, 'worn'::text, 'table'::text, 'detail'::text, 'scene'::text, 'group'::text]))),
  constraint studio_shots_session_fkey FOREIGN KEY (session_id) REFERENCES studio_sessions(id) ON DELETE CASCADE
);

create table tracking_codes (
  code text not null,
  partner_id uuid not null,
  location_id uuid,
  constraint tracking_codes_pkey PRIMARY KEY (code),
  constraint tracking_codes_once UNIQUE NULLS NOT DISTINCT (partner_id, location_id),
  constraint tracking_codes_shape CHECK ((code ~ '^[2-9A-HJKMNP-Z]{8}$'::text)),
  constraint tracking_codes_location_fkey FOREIGN KEY (location_id) REFERENCES partner_locations(id) ON DELETE CASCADE,
  constraint tracking_codes_partner_fkey FOREIGN KEY (partner_id) REFERENCES partners(id) ON DELETE CASCADE
);
CREATE INDEX tracking_codes_location ON public.tracking_codes USING btree (location_id) WHERE (location_id IS NOT NULL);

create table users (
  id uuid not null,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_unique UNIQUE (email),
  constraint users_email_lower_case CHECK ((email = lower(email)))
);
CREATE TRIGGER users_keep_profile AFTER INSERT OR UPDATE OF email ON public.users FOR EACH ROW EXECUTE FUNCTION keep_profile();

create table variation_translations (
  variation_id uuid not null,
  language shop_language not null,
  name text not null,
  subtitle text,
  description text,
  constraint variation_translations_pkey PRIMARY KEY (variation_id, language),
  constraint variation_translations_variation_id_fkey FOREIGN KEY (variation_id) REFERENCES product_variations(id) ON DELETE CASCADE
);
CREATE TRIGGER variation_translations_notify AFTER INSERT OR DELETE OR UPDATE ON public.variation_translations FOR EACH ROW EXECUTE FUNCTION notify_variation_words();

create table wished_products (
  product_id uuid not null,
  price numeric(12,2) not null,
  is_available boolean not null,
  seen_at timestamp with time zone not null,
  constraint wished_products_pkey PRIMARY KEY (product_id),
  constraint wished_products_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table wishlist_items (
  account_id uuid not null,
  product_id uuid not null,
  price_when_added numeric(12,2) not null,
  created_at timestamp with time zone not null,
  sold_out_when_added boolean not null default false,
  constraint wishlist_items_pkey PRIMARY KEY (account_id, product_id),
  constraint wishlist_items_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint wishlist_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX wishlist_items_product ON public.wishlist_items USING btree (product_id);

create view order_counts_counted as
 SELECT ((placed_at AT TIME ZONE 'Asia/Kuala_Lumpur'::text))::date AS day,
    status,
    payment_status,
    (count(*))::integer AS orders
   FROM orders
  GROUP BY (((placed_at AT TIME ZONE 'Asia/Kuala_Lumpur'::text))::date), status, payment_status;

create view order_revenue_counted as
 SELECT id,
    ((placed_at AT TIME ZONE 'Asia/Kuala_Lumpur'::text))::date AS day,
    (paid - refunded) AS amount
   FROM orders
  WHERE ((paid <> refunded) AND (status <> 'cancelled'::text));

create view product_missing_texts_found as
 SELECT p.id AS product_id,
    l.language
   FROM (products p
     CROSS JOIN unnest(shop_languages()) l(language))
  WHERE ((l.language <> 'en'::text) AND (NOT (EXISTS ( SELECT
           FROM product_translations t
          WHERE ((t.product_id = p.id) AND ((t.language)::text = l.language) AND ((t.description <> ''::text) OR (p.description = ''::text)))))));

