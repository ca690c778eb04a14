-- Where a payment method is at home: offered first to buyers there. Empty: anywhere.
alter table payment_methods add column countries text[] not null default '{}';

-- A parcel, or collected at the studio; then the order's address is the studio's.
alter table orders add column delivery text not null default 'parcel' constraint orders_delivery check (delivery in ('parcel', 'pickup'));

-- When a pre-order was promised to ship, as it stood when the order was placed.
alter table order_items add column ships_on date;
