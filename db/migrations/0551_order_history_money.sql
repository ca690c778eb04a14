-- no transaction: an index on a large table is made while orders are written
create index concurrently order_history_money on order_history (created_at) where paid_change <> 0 or refunded_change <> 0 or payment_status = 'paid';
