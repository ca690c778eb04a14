-- What a partner's figures are summed from lies in the indexes themselves: a dashboard reads no row of a table for it.
drop index partner_referrals_partner;
create index partner_referrals_partner on partner_referrals (partner_id, placed_at desc, id desc);
create index partner_referrals_counted on partner_referrals (partner_id, placed_at) include (location_id, net_sen, earned_sen)
  where not is_cancelled and own_signs = '{}';
create index partner_commissions_waiting on partner_commissions (partner_id) include (order_id, amount_sen) where state = 'pending';
drop index analytics_sessions_partner;
create index analytics_sessions_partner on analytics_sessions (upper(partner_code), started_at) include (partner_code, has_cart, month)
  where partner_code is not null and device_class <> 'bot';
