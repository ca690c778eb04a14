-- What all partners brought in a month is summed from these alone, among a million orders.
create index partner_referrals_placed on partner_referrals (placed_at) include (net_sen) where not is_cancelled and own_signs = '{}';
create index partner_scans_day on partner_scans (day) include (scans);
