-- The orders that stand behind what is counted of visits, searches and left carts, by the day on which it counts, so that they can be listed.
-- `is_kept`: of a visit whose rows were deleted. `key` as in `figure_cells`.
create table figure_orders (
  kind text not null,
  report text not null,
  day date not null,
  key text not null,
  order_id uuid not null,
  is_kept boolean not null default false,
  constraint figure_orders_pkey primary key (kind, report, day, key, order_id, is_kept),
  constraint figure_orders_kind check (kind in ('visits', 'carts')),
  constraint figure_orders_order_fkey foreign key (order_id) references orders (id) on delete cascade
);
create index figure_orders_order on figure_orders (order_id);

-- Days that were added up before there were such rows; their sums stay, and a job writes the rows.
alter table figure_days add column has_orders boolean not null default false;
update figure_days set has_orders = true where kind = 'orders';
