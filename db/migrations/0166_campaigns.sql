create table campaigns (
  id uuid constraint campaigns_pkey primary key,
  name text not null,
  status text not null default 'draft'
    constraint campaigns_status check (status in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  audience jsonb not null default '{}',
  letters jsonb not null default '{}',
  -- Counted when it began.
  recipients integer not null default 0,
  send_at timestamptz,
  ignore_quiet_hours boolean not null default false,
  started_at timestamptz,
  finished_at timestamptz,
  created_by uuid constraint campaigns_created_by_fkey references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint campaigns_scheduled_when check (status <> 'scheduled' or send_at is not null),
  constraint campaigns_started_when check (status not in ('sending', 'paused', 'sent') or started_at is not null)
);
create index campaigns_changed on campaigns (updated_at desc, id);
create index campaigns_going on campaigns (status) where status in ('scheduled', 'sending');
create index campaigns_created_by on campaigns (created_by) where created_by is not null;
create trigger campaigns_notify after insert or update or delete on campaigns for each row execute function notify_ids();

-- Who a campaign is for, as counted when it began.
create table campaign_recipients (
  campaign_id uuid not null constraint campaign_recipients_campaign_fkey references campaigns on delete cascade,
  email text not null,
  language text not null constraint campaign_recipients_language check (language in ('en', 'ru', 'kk')),
  state text not null default 'waiting' constraint campaign_recipients_state check (state in ('waiting', 'done', 'left', 'failed')),
  next_at timestamptz not null,
  constraint campaign_recipients_pkey primary key (campaign_id, email)
);
create index campaign_recipients_waiting on campaign_recipients (campaign_id, next_at) where state = 'waiting';
create index campaign_recipients_email on campaign_recipients (email);

-- Which chain of jobs sends a campaign: the one that holds its turn. A chain that died lets another begin when its time is over.
create table campaign_runs (
  id uuid constraint campaign_runs_pkey primary key constraint campaign_runs_campaign_fkey references campaigns on delete cascade,
  turn uuid not null,
  held_until timestamptz not null,
  -- Since when the mail server takes nothing.
  mail_away_since timestamptz
);
create trigger campaign_runs_notify after insert or update on campaign_runs for each row execute function notify_ids();
