-- What went back of the money that the order holds as paid; an order that waits for money again begins at nothing.
alter table orders add column refunded numeric(12, 2) not null default 0;
update orders set refunded = total where payment_status = 'refunded';
alter table orders add constraint orders_refunded_of_paid
  check (refunded >= 0 and refunded <= total and (refunded = 0 or payment_status in ('paid', 'refunded')) and (payment_status <> 'refunded' or refunded = total));
drop index orders_revenue;
create index orders_revenue on orders (placed_at) include (total, refunded) where payment_status = 'paid' and status <> 'cancelled';

alter table order_history add column amount numeric(12, 2);
alter table order_history drop constraint order_history_kind;
alter table order_history add constraint order_history_kind
  check (kind in ('placed', 'status', 'payment', 'proof', 'proof_refused', 'tracking', 'note', 'expired', 'refund'));

create table refunds (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- Null when the money went back by other ways, by hand.
  payment_id uuid references payments on delete cascade,
  provider text not null constraint refunds_provider check (provider in ('staff', 'stripe', 'paypal', 'sandbox')),
  status text not null constraint refunds_status check (status in ('started', 'done', 'failed')),
  amount numeric(12, 2) not null constraint refunds_amount check (amount > 0),
  note text,
  -- What the payment service said when it refused.
  failure text,
  provider_reference text,
  request_key text not null,
  account_id uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  constraint refunds_once_asked unique (order_id, request_key),
  constraint refunds_payment_known check ((provider = 'staff') = (payment_id is null))
);
create index refunds_payment on refunds (payment_id);
create index refunds_account on refunds (account_id);
create trigger refunds_updated_at before update on refunds for each row execute function set_updated_at();
