-- Who wrote an order down: the buyer in the shop, staff for a buyer, or staff at a counter.
alter table orders add column channel text not null default 'web' constraint orders_channel check (channel in ('web', 'counter', 'staff'));
