-- The order list narrows by event; most orders have none.
create index orders_by_event on orders (event_id, placed_at desc) where event_id is not null;
