-- Who was asked by mail to work in the back office. The link's token is made with the mail; the database knows its hash alone.
create table admin_invitations (
  id uuid constraint admin_invitations_pkey primary key,
  email text not null constraint admin_invitations_email_lower check (email = lower(email)),
  role text not null constraint admin_invitations_role check (role in ('staff', 'admin', 'super_admin')),
  status text not null default 'sent' constraint admin_invitations_status check (status in ('sent', 'accepted', 'revoked', 'expired')),
  language text not null constraint admin_invitations_language check (language in ('en', 'ru', 'kk')),
  token_hash bytea constraint admin_invitations_token unique,
  invited_by uuid constraint admin_invitations_inviter references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index admin_invitations_one_open on admin_invitations (email) where status = 'sent';
create index admin_invitations_newest on admin_invitations (created_at desc, id);
create index admin_invitations_inviter on admin_invitations (invited_by);
create index admin_invitations_email on admin_invitations (email);

-- The back office follows its people, whom it invited, and its log.
create trigger admin_invitations_notify after insert or update or delete on admin_invitations for each row execute function notify_ids();
create trigger audit_log_notify after insert on audit_log for each row execute function notify_ids();
create trigger profiles_notify_new after insert on profiles for each row execute function notify_rights_change();
drop trigger profiles_notify on profiles;
create trigger profiles_notify after update on profiles for each row
  when ((old.role, old.is_super_admin, old.deactivated_at, old.closed_at, old.is_member, old.membership_requested_at) is distinct from
    (new.role, new.is_super_admin, new.deactivated_at, new.closed_at, new.is_member, new.membership_requested_at))
  execute function notify_rights_change();
