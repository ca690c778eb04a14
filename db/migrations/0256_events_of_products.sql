-- What happened to one product is looked through among all that happened in a month.
create index analytics_events_product on analytics_events (product_id, occurred_at) where product_id is not null;
