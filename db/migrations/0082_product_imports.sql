-- What files of products said and did; a file that was refused changed nothing else.
create table product_imports (
  id uuid primary key,
  status text not null constraint product_imports_status check (status in ('checked', 'imported', 'refused')),
  row_count integer not null,
  created integer not null,
  changed integer not null,
  unchanged integer not null,
  errors jsonb not null,
  created_at timestamptz not null
);
create index product_imports_age on product_imports (created_at);
