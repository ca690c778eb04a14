-- What buyers want to send back of an order that has arrived, and what became of it.
create table order_returns (
  id uuid constraint order_returns_pkey primary key,
  order_id uuid not null constraint order_returns_order_fkey references orders on delete cascade,
  status text not null default 'requested' constraint order_returns_status
    check (status in ('requested', 'accepted', 'refused', 'received', 'settled', 'withdrawn')),
  wish text not null constraint order_returns_wish check (wish in ('refund', 'exchange')),
  reason text not null constraint order_returns_reason
    check (reason in ('too_small', 'too_large', 'damaged', 'wrong_item', 'not_as_described', 'changed_mind', 'other')),
  text text not null constraint order_returns_text_length check (length(text) <= 2000),
  -- What staff tell the buyer: where to send it, or why not.
  answer text,
  outcome text constraint order_returns_outcome check (outcome in ('refund', 'exchange', 'nothing')),
  refunded numeric(12, 2) constraint order_returns_refunded check (refunded > 0),
  -- Number of the order that brings the other thing.
  exchange_order text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint order_returns_settled check ((status = 'settled') = (outcome is not null)),
  constraint order_returns_refund check ((refunded is not null) <= (outcome = 'refund'))
);
create index order_returns_order on order_returns (order_id, created_at);
create index order_returns_newest on order_returns (created_at desc, id);
create index order_returns_open on order_returns (updated_at) where status in ('requested', 'accepted', 'received');

create table return_items (
  return_id uuid not null constraint return_items_return_fkey references order_returns on delete cascade,
  order_item_id uuid not null constraint return_items_item_fkey references order_items on delete cascade,
  quantity integer not null constraint return_items_quantity check (quantity > 0),
  -- Pieces that went back on the shelf.
  restocked integer not null default 0 constraint return_items_restocked check (restocked between 0 and quantity),
  constraint return_items_pkey primary key (return_id, order_item_id)
);
create index return_items_item on return_items (order_item_id);

create table return_pictures (
  id uuid constraint return_pictures_pkey primary key,
  return_id uuid not null constraint return_pictures_return_fkey references order_returns on delete cascade,
  created_at timestamptz not null
);
create index return_pictures_return on return_pictures (return_id, created_at, id);

alter table stock_ledger drop constraint stock_ledger_reason;
alter table stock_ledger add constraint stock_ledger_reason check (reason in ('opening', 'adjusted', 'counted', 'received', 'damaged', 'other',
  'order_placed', 'order_cancelled', 'order_expired', 'order_reopened', 'order_shipped', 'order_unshipped', 'to_event', 'from_event', 'sent_back'));

create trigger order_returns_notify after insert or update or delete on order_returns for each row execute function notify_ids();
