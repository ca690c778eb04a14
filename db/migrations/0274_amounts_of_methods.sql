-- Between which totals a payment method is offered; null: no bound.
alter table payment_methods
  add column amount_from numeric(12, 2) constraint payment_methods_amount_from check (amount_from >= 0),
  add column amount_to numeric(12, 2) constraint payment_methods_amount_to check (amount_to >= 0),
  add constraint payment_methods_amounts check (amount_from <= amount_to);
