-- What the buyer was told when they ordered: when it will be made, and when it arrives or can be collected. None where nothing was known.
alter table orders
  add column promised_made_by date,
  add column promised_from date,
  add column promised_to date,
  add constraint orders_promised_whole check (num_nulls(promised_made_by, promised_from, promised_to) in (0, 3)),
  add constraint orders_promised_order check (promised_made_by <= promised_from and promised_from <= promised_to);

create function notify_table() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', json_build_object('table', tg_table_name, 'type', tg_op)::text);
  return null;
end $$;

-- How long work takes moves what is promised of it.
create trigger product_types_notify after insert or update or delete on product_types for each statement execute function notify_table();
create trigger product_type_steps_notify after insert or update or delete on product_type_steps for each statement execute function notify_table();
