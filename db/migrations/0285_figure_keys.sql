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

-- By triggers, so that a process of the version before this one, which still adds up days, keeps them right too.
create function note_figure_keys() returns trigger language plpgsql as $$
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
end $$;
create trigger figure_cells_keys_added after insert on figure_cells referencing new table as come
  for each statement execute function note_figure_keys();
create trigger figure_cells_keys_changed after update on figure_cells referencing old table as gone new table as come
  for each statement execute function note_figure_keys();
create trigger figure_cells_keys_gone after delete on figure_cells referencing old table as gone
  for each statement execute function note_figure_keys();
