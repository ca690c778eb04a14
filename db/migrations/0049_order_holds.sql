-- Who placed an order that waits for its money, as HMACs: what one buyer keeps aside without paying is added up by them. Forgotten the night
-- after it was paid or cancelled.
create table order_origins (
  order_id uuid primary key references orders on delete cascade,
  -- The account, or the mailbox that a guest typed.
  buyer bytea not null,
  -- The account's mailbox, which may have more accounts, or the guest's network.
  source bytea not null
);
create index order_origins_buyer on order_origins (buyer);
create index order_origins_source on order_origins (source);

-- Until when staff lengthened or shortened the time in which an order can be paid.
alter table order_history add column held_until timestamptz;
