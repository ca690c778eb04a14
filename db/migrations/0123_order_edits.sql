-- What staff changed of an order before it was sent, and which mail about it they sent again: both for staff to read.
alter table order_history add column about text[];
alter table order_history drop constraint order_history_kind;
alter table order_history add constraint order_history_kind
  check (kind in ('placed', 'status', 'payment', 'proof', 'proof_refused', 'tracking', 'note', 'expired', 'refund', 'edited', 'mail'));
alter table order_history add constraint order_history_about check ((about is not null) = (kind in ('edited', 'mail')) and (about is null or is_internal));
