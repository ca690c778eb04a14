-- The back office sorts and filters products by what is left of them in all options. The sum is written when a transaction commits: two
-- buyers of two sizes then wait for each other no longer than that, and never while one of them holds what the other wants.
create table product_stock (
  product_id uuid primary key references products (id) on delete cascade,
  available integer not null default 0
) with (fillfactor = 80);
insert into product_stock (product_id, available)
select p.id, coalesce(sum(s.on_hand - s.reserved), 0) from products p left join stock_levels s on s.product_id = p.id group by p.id;
create index product_stock_available on product_stock (available, product_id desc);

create function add_product_stock() returns trigger language plpgsql as $$
begin
  insert into product_stock (product_id) select id from added_rows;
  return null;
end $$;
create trigger products_stock_insert after insert on products referencing new table as added_rows
  for each statement execute function add_product_stock();

create function sum_moved_stock() returns trigger language plpgsql as $$
begin
  update product_stock set available = available + (new.on_hand - new.reserved) - (old.on_hand - old.reserved) where product_id = new.product_id;
  return null;
end $$;
create constraint trigger stock_levels_sum_update after update of on_hand, reserved on stock_levels deferrable initially deferred
  for each row when (old.on_hand - old.reserved <> new.on_hand - new.reserved) execute function sum_moved_stock();

create function sum_added_stock() returns trigger language plpgsql as $$
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
end $$;
create trigger stock_levels_sum_insert after insert on stock_levels referencing new table as changed_rows
  for each statement execute function sum_added_stock();
create trigger stock_levels_sum_delete after delete on stock_levels referencing old table as changed_rows
  for each statement execute function sum_added_stock();

-- Everything but the archive, by each way to sort.
create index products_kept_created on products (created_at, id desc) where status <> 'archived';
create index products_kept_updated on products (updated_at, id desc) where status <> 'archived';
create index products_kept_name on products (name collate "en-x-icu", id desc) where status <> 'archived';
create index products_kept_price on products (price, id desc) where status <> 'archived';
create index products_typed on products using gin (lower(sku || ' ' || name) gin_trgm_ops);

-- When a row was changed, not when its transaction began: of two that waited for each other the later has the later time.
create or replace function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;
