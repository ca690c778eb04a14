-- Staff say why they change what is on hand; what moves to an event and back says which.
alter table stock_ledger drop constraint stock_ledger_reason;
alter table stock_ledger add constraint stock_ledger_reason check (reason in ('opening', 'adjusted', 'counted', 'received', 'damaged', 'other',
  'order_placed', 'order_cancelled', 'order_expired', 'order_reopened', 'order_shipped', 'order_unshipped'));
alter table stock_ledger add column event_id uuid;
