-- In which month whoever placed an order bought first, so that the orders behind a cohort are listed without going through all orders.
create table figure_first_months (
  order_id uuid not null,
  month date not null,
  constraint figure_first_months_pkey primary key (order_id),
  constraint figure_first_months_order_fkey foreign key (order_id) references orders (id) on delete cascade
);
create index figure_first_months_month on figure_first_months (month);

-- Cohorts are counted again at once, and the rows are written with them.
update figure_cohorts set counted_at = counted_at - interval '2 hours';
