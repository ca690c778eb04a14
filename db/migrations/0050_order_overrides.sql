-- A change of status that left the ordinary course (contract/order-states.ts), which staff alone make.
alter table order_history add column is_override boolean not null default false;
update order_history as h set is_override = true
from (
  select id, status, lag(status) over (partition by order_id order by created_at, id) as before from order_history where status is not null
) as step
where step.id = h.id and step.before <> step.status and (step.before, step.status) not in (
  ('pending', 'processing'), ('pending', 'cancelled'), ('processing', 'shipped'), ('processing', 'completed'), ('processing', 'cancelled'), ('shipped', 'completed')
);
alter table order_history add constraint order_history_override_of_status check (not is_override or status is not null);
