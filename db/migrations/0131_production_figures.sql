-- What held a step up, and how long: its reason goes from the step when it goes on.
create table production_blocks (
  id uuid constraint production_blocks_pkey primary key,
  step_id uuid not null constraint production_blocks_step_fkey references production_steps on delete cascade,
  reason text not null,
  blocked_at timestamptz not null,
  ended_at timestamptz
);
create unique index production_blocks_open on production_blocks (step_id) where ended_at is null;
create index production_blocks_step on production_blocks (step_id);
create index production_blocks_at on production_blocks (blocked_at);

create function note_production_block() returns trigger language plpgsql as $$
begin
  if new.status = 'blocked' and old.status <> 'blocked' then
    insert into production_blocks (id, step_id, reason, blocked_at) values (uuidv7(), new.id, new.note, new.updated_at);
  elsif old.status = 'blocked' and new.status <> 'blocked' then
    update production_blocks set ended_at = greatest(new.updated_at, blocked_at) where step_id = new.id and ended_at is null;
  elsif new.note is distinct from old.note then
    update production_blocks set reason = new.note where step_id = new.id and ended_at is null;
  end if;
  return null;
end $$;
create trigger production_steps_block after update on production_steps for each row
  when (new.status = 'blocked' or old.status = 'blocked') execute function note_production_block();

insert into production_blocks (id, step_id, reason, blocked_at)
select uuidv7(), id, note, updated_at from production_steps where status = 'blocked';

-- Figures read what was finished in a span.
create index production_items_finished on production_items (finished_at) where finished_at is not null;
create index production_steps_ended on production_steps (ended_at) where status = 'done' and started_at is not null;
