-- Whoever gets or loses rights signs in anew: a session that was stolen from a customer is not to become one of an admin, whichever way the role was changed.
create function end_sessions_of_changed_role() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end
$$;
create trigger profiles_role_ends_sessions after update of role, is_super_admin on profiles
  for each row when (old.role is distinct from new.role or old.is_super_admin is distinct from new.is_super_admin)
  execute function end_sessions_of_changed_role();
