-- Whole months of day sums, so that a year is read from twelve months: only months of which no day is open are there.
create table figure_months (
  kind text not null,
  month date not null,
  constraint figure_months_pkey primary key (kind, month),
  constraint figure_months_first_day check (month = date_trunc('month', month))
);
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
  constraint figure_month_cells_pkey primary key (kind, month, report, key),
  constraint figure_month_cells_month foreign key (kind, month) references figure_months (kind, month) on delete cascade
);
create index figure_cells_report on figure_cells (kind, report, day);
-- Orders are added up anew with what sells together, what each option sold and what letters brought.
delete from figure_days where kind = 'orders';

-- Buyers by the month of their first order, and what they ordered so many months later.
create table figure_cohorts (
  month date not null,
  later integer not null,
  buyers integer not null,
  again integer not null,
  orders integer not null,
  revenue bigint not null,
  counted_at timestamptz not null,
  constraint figure_cohorts_pkey primary key (month, later),
  constraint figure_cohorts_later check (later >= 0)
);

-- Asked before a function is called: an order that is placed or sent on its own day costs a comparison. Lines of an order are written
-- with it and never after, so that its own row tells of them.
drop trigger orders_figures_written on orders;
drop trigger orders_figures_changed on orders;
drop trigger order_items_figures on order_items;
create trigger orders_figures_written after insert on orders for each row
  when (new.placed_at < now() - interval '6 hours') execute function note_figures_of_order();
create trigger orders_figures_deleted after delete on orders for each row
  when (old.placed_at < now() - interval '6 hours') execute function note_figures_of_order();
create trigger orders_figures_changed after update on orders for each row when (
  least(old.placed_at, new.placed_at) < now() - interval '6 hours' and (
    old.status is distinct from new.status or old.payment_status is distinct from new.payment_status or old.paid is distinct from new.paid
    or old.refunded is distinct from new.refunded or old.placed_at is distinct from new.placed_at
    or old.account_id is distinct from new.account_id or old.discount is distinct from new.discount
    or old.discount_code is distinct from new.discount_code or old.language is distinct from new.language
    or old.shipping_address ->> 'country' is distinct from new.shipping_address ->> 'country')
) execute function note_figures_of_order();
create trigger order_items_figures after update of quantity, line_total, product_id, stock_level_id or delete on order_items
  for each row execute function note_figures_of_order_item();

-- Which days were written for a warehouse, and when.
create table figure_exports (
  kind text not null,
  day date not null,
  exported_at timestamptz not null,
  constraint figure_exports_pkey primary key (kind, day)
);
