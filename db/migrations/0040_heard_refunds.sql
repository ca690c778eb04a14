-- A payment service tells of refunds by its own name of them, and each is counted once. What went back beyond what the order held
-- (a second payment, or money that staff had returned by hand as well) is kept apart.
alter table refunds add column surplus numeric(12, 2) not null default 0;
alter table refunds add constraint refunds_surplus_of_amount check (surplus >= 0 and surplus <= amount);
drop index refunds_payment;
create unique index refunds_reference on refunds (payment_id, provider_reference);
create index payments_capture on payments (provider, capture_reference) where capture_reference is not null;
