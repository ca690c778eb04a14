create index orders_to_refund on orders (placed_at) where status = 'cancelled' and payment_status = 'paid' and refunded = 0 and paid > 0;
