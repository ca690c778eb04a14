-- no transaction: an index on a large table is made while orders are written
create index concurrently orders_to_refund on orders (placed_at) where status = 'cancelled' and payment_status = 'paid' and refunded = 0 and paid > 0;
