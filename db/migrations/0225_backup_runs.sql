-- Each backup that was made and each restore that was tried: what /admin/system and the doctor tell of.
create table backup_runs (
  id uuid primary key,
  kind text not null check (kind in ('backup', 'drill')),
  began_at timestamptz not null,
  -- Null while it runs, and for good where its process ended with it.
  ended_at timestamptz,
  -- The backup that was made, or tried.
  name text,
  bytes bigint check (bytes >= 0),
  rows bigint check (rows >= 0),
  files integer check (files >= 0),
  -- How many invariants a tried restore breaks.
  broken integer check (broken >= 0),
  failure text,
  check (ended_at is not null or failure is null)
);
create index backup_runs_began_at on backup_runs (began_at desc);
