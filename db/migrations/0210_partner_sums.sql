-- What staff's list of partners shows of each, added up, so that a million orders are not summed while somebody waits. Every change adds the
-- difference as a row of its own, in its own transaction: two orders of one partner never wait for each other. A job puts the rows of a
-- partner together. No foreign key: it would hold the partner while its ledger is written.
create table partner_sums (
  id bigint generated always as identity constraint partner_sums_pkey primary key,
  partner_id uuid not null,
  orders bigint not null default 0,
  revenue_sen bigint not null default 0,
  pending_sen bigint not null default 0,
  approved_sen bigint not null default 0,
  paid_sen bigint not null default 0,
  scans bigint not null default 0
);
create index partner_sums_partner on partner_sums (partner_id);

insert into partner_sums (partner_id, orders, revenue_sen)
  select partner_id, count(*), sum(net_sen) from partner_referrals where not is_cancelled and own_signs = '{}' group by partner_id;
insert into partner_sums (partner_id, pending_sen, approved_sen, paid_sen)
  select partner_id, coalesce(sum(amount_sen) filter (where state = 'pending'), 0), coalesce(sum(amount_sen) filter (where state = 'approved'), 0),
    coalesce(sum(amount_sen) filter (where state = 'paid'), 0)
  from partner_commissions group by partner_id;
insert into partner_sums (partner_id, scans) select partner_id, sum(scans) from partner_scans group by partner_id;

create function add_up_referrals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into partner_sums (partner_id, orders, revenue_sen)
      select partner_id, -count(*), -sum(net_sen) from old_rows where not is_cancelled and own_signs = '{}' group by partner_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into partner_sums (partner_id, orders, revenue_sen)
      select partner_id, count(*), sum(net_sen) from new_rows where not is_cancelled and own_signs = '{}' group by partner_id;
  end if;
  return null;
end $$;
create trigger partner_referrals_sums_added after insert on partner_referrals
  referencing new table as new_rows for each statement execute function add_up_referrals();
create trigger partner_referrals_sums_changed after update on partner_referrals
  referencing old table as old_rows new table as new_rows for each statement execute function add_up_referrals();
create trigger partner_referrals_sums_gone after delete on partner_referrals
  referencing old table as old_rows for each statement execute function add_up_referrals();

create function add_up_commissions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into partner_sums (partner_id, pending_sen, approved_sen, paid_sen)
      select partner_id, -coalesce(sum(amount_sen) filter (where state = 'pending'), 0), -coalesce(sum(amount_sen) filter (where state = 'approved'), 0),
        -coalesce(sum(amount_sen) filter (where state = 'paid'), 0)
      from old_rows group by partner_id;
  end if;
  insert into partner_sums (partner_id, pending_sen, approved_sen, paid_sen)
    select partner_id, coalesce(sum(amount_sen) filter (where state = 'pending'), 0), coalesce(sum(amount_sen) filter (where state = 'approved'), 0),
      coalesce(sum(amount_sen) filter (where state = 'paid'), 0)
    from new_rows group by partner_id;
  return null;
end $$;
create trigger partner_commissions_sums_added after insert on partner_commissions
  referencing new table as new_rows for each statement execute function add_up_commissions();
create trigger partner_commissions_sums_changed after update on partner_commissions
  referencing old table as old_rows new table as new_rows for each statement execute function add_up_commissions();

create function add_up_scans() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into partner_sums (partner_id, scans) select partner_id, -sum(scans) from old_rows group by partner_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into partner_sums (partner_id, scans) select partner_id, sum(scans) from new_rows group by partner_id;
  end if;
  return null;
end $$;
create trigger partner_scans_sums_added after insert on partner_scans
  referencing new table as new_rows for each statement execute function add_up_scans();
create trigger partner_scans_sums_changed after update on partner_scans
  referencing old table as old_rows new table as new_rows for each statement execute function add_up_scans();
create trigger partner_scans_sums_gone after delete on partner_scans
  referencing old table as old_rows for each statement execute function add_up_scans();
