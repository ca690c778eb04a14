-- What the nightly clean-up looks for.
create index sessions_expiry on sessions (expires_at);
create index verifications_expiry on verifications (expires_at);
create index account_devices_seen on account_devices (seen_at);
create index order_guest_tokens_age on order_guest_tokens (created_at);

-- One nightly job has taken these over; their lines would go on waking queues that nobody works off.
do $$
begin
  if to_regclass('jobs.schedule') is not null then
    delete from jobs.schedule where name in ('drop-expired-tokens', 'forget-submissions', 'forget-unanswered-subscribers', 'forget-closed-buyers');
  end if;
end $$;
