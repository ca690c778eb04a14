-- What was searched for and bought together, of all days that are added up: an upper bound of every span, so that the first of a span are
-- found without adding up all that there are.
create table figure_keys (
  kind text not null,
  report text not null,
  key text not null,
  n1 bigint not null default 0,
  n2 bigint not null default 0,
  constraint figure_keys_pkey primary key (kind, report, key)
);
insert into figure_keys (kind, report, key, n1, n2)
  select kind, report, key, sum(n1), sum(n2) from figure_cells where report in ('pair', 'search') group by kind, report, key;
create index figure_keys_n1 on figure_keys (kind, report, n1 desc);
create index figure_keys_n2 on figure_keys (kind, report, n2 desc) where n2 > 0;
