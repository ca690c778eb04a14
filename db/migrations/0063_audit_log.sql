-- What staff changed, for ever: rows are added and never changed, by whatever way. Of people it holds ids alone, so that nobody has to be
-- taken out of it; an account's row stays when its owner leaves.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid not null,
  actor_role text not null check (actor_role in ('staff', 'admin', 'super_admin')),
  action text not null,
  entity text not null,
  entity_id text not null,
  entity_name text,
  changes jsonb not null,
  request_id text not null
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc);
create index audit_log_entity on audit_log (entity, entity_id, at desc);
create index audit_log_request on audit_log (request_id);

create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_stays before update or delete on audit_log for each row execute function refuse_change_of_audit_log();
create trigger audit_log_stays_whole before truncate on audit_log for each statement execute function refuse_change_of_audit_log();
