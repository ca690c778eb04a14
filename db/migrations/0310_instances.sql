-- Which processes of the shop are up, as each says of itself every quarter of a minute. Unlogged: after a crash of the database nothing of it is true.
create unlogged table instances (
  id uuid primary key,
  host text not null,
  pid integer not null,
  -- Null where it runs from its sources.
  build text,
  node text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  figures jsonb not null
);
