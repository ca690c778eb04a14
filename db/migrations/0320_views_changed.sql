-- When a saved view was changed last: of two windows of one person, the later must not overwrite what it has not seen.
alter table saved_views add column updated_at timestamptz not null default now();
