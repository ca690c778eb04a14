-- Places that bring customers, from their application or invitation on.
create table partners (
  id uuid constraint partners_pkey primary key,
  status text not null constraint partners_status check (status in ('applied', 'invited', 'active', 'suspended', 'declined')),
  account_id uuid constraint partners_account_fkey references users on delete set null constraint partners_account_unique unique,
  -- Empty once the person behind it has left.
  email text not null constraint partners_email_lower check (email = lower(email)),
  company text not null default '',
  contact_name text not null default '',
  phone text not null default '',
  country text,
  city text not null default '',
  website text not null default '',
  about text not null default '',
  language text not null constraint partners_language check (language in ('en', 'ru', 'kk')),
  -- A share; orders keep the one of their day.
  commission_rate numeric(5, 4) not null constraint partners_rate check (commission_rate between 0 and 1),
  -- Null: as the setting says.
  hold_days integer constraint partners_hold_days check (hold_days between 0 and 365),
  bank_name text not null default '',
  account_name text not null default '',
  account_number text not null default '',
  note text not null default '',
  applied_at timestamptz,
  decided_at timestamptz,
  decided_by uuid constraint partners_decided_by_fkey references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create unique index partners_one_of_address on partners (email) where email <> '';
create index partners_newest on partners (status, created_at desc, id);
create index partners_decided_by on partners (decided_by) where decided_by is not null;
create trigger partners_updated_at before update on partners for each row execute function set_updated_at();
create trigger partners_notify after insert or update or delete on partners for each row execute function notify_ids();

create table partner_locations (
  id uuid constraint partner_locations_pkey primary key,
  partner_id uuid not null constraint partner_locations_partner_fkey references partners on delete cascade,
  name text not null,
  kind text not null constraint partner_locations_kind check (kind in ('shop', 'cafe', 'hotel', 'school', 'market', 'other')),
  address text not null default '',
  city text not null default '',
  is_active boolean not null default true,
  -- What it earned still names it.
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index partner_locations_partner on partner_locations (partner_id, created_at);
create trigger partner_locations_updated_at before update on partner_locations for each row execute function set_updated_at();

-- A partner's own code, and one of each of its places. Codes are printed: none is ever given to somebody else.
create table tracking_codes (
  code text constraint tracking_codes_pkey primary key constraint tracking_codes_shape check (code ~ '^[2-9A-HJKMNP-Z]{8}$'),
  partner_id uuid not null constraint tracking_codes_partner_fkey references partners on delete cascade,
  location_id uuid constraint tracking_codes_location_fkey references partner_locations on delete cascade,
  constraint tracking_codes_once unique nulls not distinct (partner_id, location_id)
);
create index tracking_codes_location on tracking_codes (location_id) where location_id is not null;

create table partner_invitations (
  id uuid constraint partner_invitations_pkey primary key,
  partner_id uuid constraint partner_invitations_partner_fkey references partners on delete set null,
  email text not null constraint partner_invitations_email_lower check (email = lower(email)),
  company text not null default '',
  commission_rate numeric(5, 4) not null,
  language text not null constraint partner_invitations_language check (language in ('en', 'ru', 'kk')),
  status text not null default 'sent' constraint partner_invitations_status check (status in ('sent', 'accepted', 'revoked', 'expired')),
  token_hash bytea constraint partner_invitations_token unique,
  invited_by uuid constraint partner_invitations_by_fkey references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index partner_invitations_one_open on partner_invitations (email) where status = 'sent';
create index partner_invitations_partner on partner_invitations (partner_id) where partner_id is not null;
create index partner_invitations_by on partner_invitations (invited_by) where invited_by is not null;
create index partner_invitations_newest on partner_invitations (created_at desc, id);
create trigger partner_invitations_notify after insert or update or delete on partner_invitations for each row execute function notify_ids();

-- The link by which a partner's account is made; the row goes when it is used.
create table partner_setups (
  partner_id uuid constraint partner_setups_pkey primary key constraint partner_setups_partner_fkey references partners on delete cascade,
  token_hash bytea not null constraint partner_setups_token unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Scans of a code in an hour of the shop's clock.
create table partner_scans (
  partner_id uuid not null constraint partner_scans_partner_fkey references partners on delete cascade,
  day date not null,
  hour smallint not null constraint partner_scans_hour check (hour between 0 and 23),
  code text not null constraint partner_scans_code_fkey references tracking_codes on delete cascade,
  scans integer not null constraint partner_scans_positive check (scans > 0),
  constraint partner_scans_pkey primary key (partner_id, day, hour, code)
);
create index partner_scans_code on partner_scans (code);

-- The partner who brought an order. The terms are those of the day it was placed.
create table partner_referrals (
  order_id uuid constraint partner_referrals_pkey primary key constraint partner_referrals_order_fkey references orders on delete cascade,
  -- What the partner knows it by.
  id uuid not null constraint partner_referrals_id_unique unique,
  partner_id uuid not null constraint partner_referrals_partner_fkey references partners,
  location_id uuid constraint partner_referrals_location_fkey references partner_locations,
  placed_at timestamptz not null,
  rate numeric(5, 4) not null,
  -- By what it looks like the partner's own; such an order earns nothing.
  own_signs text[] not null default '{}',
  is_cancelled boolean not null default false,
  -- Lines less discounts and refunds, and what they earn; in sen.
  net_sen bigint not null constraint partner_referrals_net check (net_sen >= 0),
  earned_sen bigint not null default 0 constraint partner_referrals_earned check (earned_sen >= 0),
  completed_at timestamptz,
  approves_at timestamptz,
  constraint partner_referrals_own_earns_nothing check (own_signs = '{}' or earned_sen = 0)
);
create index partner_referrals_partner on partner_referrals (partner_id, placed_at desc) include (location_id, net_sen, earned_sen);
create index partner_referrals_location on partner_referrals (location_id, placed_at) where location_id is not null;
create index partner_referrals_own on partner_referrals (partner_id, placed_at desc) where own_signs <> '{}';

create table partner_payouts (
  id uuid constraint partner_payouts_pkey primary key,
  partner_id uuid not null constraint partner_payouts_partner_fkey references partners,
  -- In sen; negative where it takes another back.
  amount_sen bigint not null constraint partner_payouts_amount check ((undoes is null) = (amount_sen > 0)),
  reference text not null,
  paid_at timestamptz not null,
  bank_name text not null,
  account_name text not null,
  account_number text not null,
  undoes uuid constraint partner_payouts_undoes_fkey references partner_payouts constraint partner_payouts_undone_once unique,
  reason text,
  by_account uuid constraint partner_payouts_by_fkey references users,
  created_at timestamptz not null
);
create index partner_payouts_partner on partner_payouts (partner_id, created_at desc);
create index partner_payouts_newest on partner_payouts (paid_at desc, id);
create index partner_payouts_by on partner_payouts (by_account) where by_account is not null;

-- The ledger: what is owed, in sen. Amounts stay; a row only goes on from pending to approved to paid, or becomes void before it is paid.
create table partner_commissions (
  id uuid constraint partner_commissions_pkey primary key,
  partner_id uuid not null constraint partner_commissions_partner_fkey references partners,
  location_id uuid constraint partner_commissions_location_fkey references partner_locations,
  order_id uuid constraint partner_commissions_order_fkey references partner_referrals (order_id),
  kind text not null constraint partner_commissions_kind check (kind in ('order', 'refund', 'correction')),
  amount_sen bigint not null constraint partner_commissions_amount check (amount_sen <> 0),
  rate numeric(5, 4),
  base_sen bigint,
  reason text,
  state text not null constraint partner_commissions_state check (state in ('pending', 'approved', 'paid', 'void')),
  created_at timestamptz not null,
  approved_at timestamptz,
  voided_at timestamptz,
  payout_id uuid constraint partner_commissions_payout_fkey references partner_payouts,
  by_account uuid constraint partner_commissions_by_fkey references users,
  constraint partner_commissions_traced check (case kind when 'correction' then reason is not null and order_id is null
    else order_id is not null and rate is not null and base_sen is not null end),
  constraint partner_commissions_approved_when check (state not in ('approved', 'paid') or approved_at is not null),
  constraint partner_commissions_void_when check ((state = 'void') = (voided_at is not null)),
  constraint partner_commissions_paid_by check ((state = 'paid') = (payout_id is not null))
);
create index partner_commissions_partner on partner_commissions (partner_id, created_at desc, id) include (state, amount_sen);
create index partner_commissions_order on partner_commissions (order_id) where order_id is not null;
create index partner_commissions_pending on partner_commissions (order_id) where state = 'pending';
create index partner_commissions_approved on partner_commissions (partner_id) include (amount_sen) where state = 'approved';
create index partner_commissions_payout on partner_commissions (payout_id) where payout_id is not null;
create index partner_commissions_location on partner_commissions (location_id) where location_id is not null;
create index partner_commissions_by on partner_commissions (by_account) where by_account is not null;

-- Every movement between the accounts of the ledger: each takes from one what it gives to the other.
create table partner_entries (
  id bigint generated always as identity constraint partner_entries_pkey primary key,
  commission_id uuid not null constraint partner_entries_commission_fkey references partner_commissions,
  partner_id uuid not null constraint partner_entries_partner_fkey references partners,
  from_account text not null constraint partner_entries_from check (from_account in ('orders', 'corrections', 'pending', 'approved')),
  to_account text not null constraint partner_entries_to check (to_account in ('pending', 'approved', 'paid', 'void')),
  amount_sen bigint not null,
  made_at timestamptz not null default now()
);
create index partner_entries_commission on partner_entries (commission_id);
create index partner_entries_partner on partner_entries (partner_id, id);

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of partners is only ever added to' using errcode = 'insufficient_privilege';
end $$;
create trigger partner_entries_stay before update or delete on partner_entries for each row execute function refuse_change_of_ledger();
create trigger partner_entries_stay_whole before truncate on partner_entries for each statement execute function refuse_change_of_ledger();
create trigger partner_payouts_stay before update or delete on partner_payouts for each row execute function refuse_change_of_ledger();
create trigger partner_payouts_stay_whole before truncate on partner_payouts for each statement execute function refuse_change_of_ledger();
create trigger partner_commissions_stay before delete on partner_commissions for each row execute function refuse_change_of_ledger();
create trigger partner_commissions_stay_whole before truncate on partner_commissions for each statement execute function refuse_change_of_ledger();

create function keep_partner_commission() returns trigger language plpgsql as $$
begin
  if (new.id, new.partner_id, new.location_id, new.order_id, new.kind, new.amount_sen, new.rate, new.base_sen, new.reason, new.created_at, new.by_account)
      is distinct from
     (old.id, old.partner_id, old.location_id, old.order_id, old.kind, old.amount_sen, old.rate, old.base_sen, old.reason, old.created_at, old.by_account)
     or (old.state, new.state) not in (('pending', 'approved'), ('pending', 'void'), ('approved', 'void'), ('approved', 'paid')) then
    raise exception 'a row of the ledger of partners goes from % to % as it is', old.state, new.state using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger partner_commissions_keep before update on partner_commissions for each row execute function keep_partner_commission();

create function enter_partner_commission() returns trigger language plpgsql as $$
begin
  insert into partner_entries (commission_id, partner_id, from_account, to_account, amount_sen)
  values (new.id, new.partner_id, case when tg_op = 'UPDATE' then old.state when new.kind = 'correction' then 'corrections' else 'orders' end,
    new.state, new.amount_sen);
  return null;
end $$;
create trigger partner_commissions_enter after insert or update of state on partner_commissions for each row execute function enter_partner_commission();
create trigger partner_commissions_notify after insert or update on partner_commissions for each row execute function notify_ids();
