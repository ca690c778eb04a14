-- What staff answer often, in three languages.
create table kept_answers (
  id uuid primary key,
  name text not null,
  text text not null,
  -- By language: text.
  translations jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger kept_answers_updated_at before update on kept_answers for each row execute function set_updated_at();
create trigger kept_answers_notify after insert or update or delete on kept_answers for each row execute function notify_change();
