-- contract: the release before writes no entry price, and null keeps the rule.
-- Ringgit that visitors pay to get in. Null: staff have not said; 0: free.
alter table events
  add column entry_price numeric(12,2),
  add constraint events_entry_price_not_negative check (entry_price >= 0);
