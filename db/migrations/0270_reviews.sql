-- What buyers say of what they bought. Shoppers see it once somebody of the shop has read it.
create table reviews (
  id uuid constraint reviews_pkey primary key,
  product_id uuid not null constraint reviews_product_fkey references products on delete cascade,
  -- The order that it came with.
  order_id uuid not null constraint reviews_order_fkey references orders on delete cascade,
  -- A hash of the buyer's mailbox: one person says one thing of a product, with an account or without.
  mailbox bytea not null,
  author text not null constraint reviews_author_length check (length(author) between 1 and 60),
  stars smallint not null constraint reviews_stars check (stars between 1 and 5),
  text text not null constraint reviews_text_length check (length(text) <= 2000),
  language text not null constraint reviews_language check (language in ('en', 'ru', 'kk')),
  status text not null default 'waiting' constraint reviews_status check (status in ('waiting', 'approved', 'refused')),
  refusal text,
  answer text,
  answered_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint reviews_once unique (product_id, mailbox),
  constraint reviews_refused_why check ((status = 'refused') = (refusal is not null)),
  constraint reviews_answered check ((answer is null) = (answered_at is null))
);
create index reviews_order on reviews (order_id);
create index reviews_shown on reviews (product_id, created_at desc, id) where status = 'approved';
create index reviews_newest on reviews (created_at desc, id);
create index reviews_waiting on reviews (created_at) where status = 'waiting';

create table review_pictures (
  id uuid constraint review_pictures_pkey primary key,
  review_id uuid not null constraint review_pictures_review_fkey references reviews on delete cascade,
  width integer not null constraint review_pictures_width check (width > 0),
  height integer not null constraint review_pictures_height check (height > 0),
  created_at timestamptz not null
);
create index review_pictures_review on review_pictures (review_id, created_at, id);

-- Added up from the reviews that shoppers see, so that a card costs no more than before.
create table product_ratings (
  product_id uuid constraint product_ratings_pkey primary key constraint product_ratings_product_fkey references products on delete cascade,
  count integer not null constraint product_ratings_count check (count >= 0),
  stars integer not null constraint product_ratings_stars check (stars between count and count * 5)
);

create function count_rating() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'approved' then
    update product_ratings set count = count - 1, stars = stars - old.stars where product_id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'approved' then
    insert into product_ratings as r (product_id, count, stars) values (new.product_id, 1, new.stars)
      on conflict (product_id) do update set count = r.count + 1, stars = r.stars + excluded.stars;
  end if;
  return null;
end $$;
create trigger reviews_counted after insert or delete or update of status, stars on reviews for each row execute function count_rating();

create function notify_review() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name, 'type', tg_op, 'id', changed ->> 'id', 'product_id', changed ->> 'product_id',
    'was_shown', tg_op <> 'INSERT' and to_jsonb(old) ->> 'status' = 'approved',
    'is_shown', tg_op <> 'DELETE' and to_jsonb(new) ->> 'status' = 'approved')::text);
  return null;
end $$;
create trigger reviews_notify after insert or update or delete on reviews for each row execute function notify_review();
