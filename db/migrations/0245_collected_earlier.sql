-- A line that was handed over at an event which its order has left since: the rest is shipped, or collected at another event.
alter table order_items add column collected_event_id uuid constraint order_items_collected_event_fkey references events;
alter table order_items add constraint order_items_collected_whole check (collected_event_id is null or handed_over = quantity);
create index order_items_collected_event on order_items (collected_event_id) where collected_event_id is not null;
