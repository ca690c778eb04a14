-- Who wrote the note of a step and when, and photographs beside it, for staff alone.
alter table production_steps
  add column noted_by uuid constraint production_steps_noted_by_fkey references profiles on delete set null,
  add column noted_at timestamptz;
create index production_steps_noted_by on production_steps (noted_by) where noted_by is not null;

create table production_photos (
  id uuid constraint production_photos_pkey primary key,
  step_id uuid not null constraint production_photos_step_fkey references production_steps on delete cascade,
  file_key text not null constraint production_photos_file_once unique,
  size integer not null constraint production_photos_size check (size > 0),
  account_id uuid constraint production_photos_account_fkey references profiles on delete set null,
  created_at timestamptz not null
);
create index production_photos_step on production_photos (step_id, created_at);
create index production_photos_account on production_photos (account_id) where account_id is not null;
