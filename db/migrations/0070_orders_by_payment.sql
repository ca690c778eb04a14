-- The order list narrows by where the money is, and few orders are refunded: without an index all newer ones would be read on the way.
create index orders_by_payment on orders (payment_status, placed_at desc);
