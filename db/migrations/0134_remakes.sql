-- A spoiled piece is made again: a row of its own on the board, for the same item of the order.
alter table production_items
  drop constraint production_items_id_fkey,
  add column remake_of uuid,
  add column remake_reason text,
  add column order_item_id uuid generated always as (coalesce(remake_of, id)) stored;
alter table production_items
  alter column order_item_id set not null,
  add constraint production_items_order_item_fkey foreign key (order_item_id) references order_items on delete cascade,
  add constraint production_items_remake_fkey foreign key (remake_of) references production_items on delete cascade,
  add constraint production_items_remake check ((remake_of is null) = (remake_reason is null) and remake_of is distinct from id);
create index production_items_order_item on production_items (order_item_id);
create index production_items_remakes on production_items (remake_of) where remake_of is not null;
-- Figures read what was spoiled in a span.
create index production_items_remade on production_items (begun_at) where remake_of is not null;

alter table order_history
  drop constraint order_history_kind,
  drop constraint order_history_about,
  add constraint order_history_kind check (kind in ('placed', 'status', 'payment', 'proof', 'proof_refused', 'tracking', 'note', 'expired', 'refund',
    'edited', 'mail', 'remade')),
  add constraint order_history_about check ((about is not null) = (kind in ('edited', 'mail', 'remade')) and (about is null or is_internal));
