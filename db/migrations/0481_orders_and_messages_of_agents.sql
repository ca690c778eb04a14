-- no transaction: indexes that block no writes.
-- For the filter of orders by agent, and the list of messages that were not taken.
drop index concurrently if exists agent_orders_source;
create index concurrently agent_orders_source on agent_orders (source);
drop index concurrently if exists agent_events_failed;
create index concurrently agent_events_failed on agent_events (ended_at) where status = 'failed';
