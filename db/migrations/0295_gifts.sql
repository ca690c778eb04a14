-- What wrapping an order as a gift cost its buyer (null: it is not wrapped), and the words on its card.
alter table orders add column gift_wrapping numeric(12, 2)
  constraint orders_gift_wrapping_not_negative check (gift_wrapping >= 0);
alter table orders add column gift_message text;
alter table orders drop constraint orders_total_adds_up;
alter table orders add constraint orders_total_adds_up
  check (total = subtotal - discount + coalesce(gift_wrapping, 0) + shipping + tax + rounding);
