-- The proof that waits longest is told on every look at the dashboard.
create index payment_proofs_waiting on payment_proofs (submitted_at) where decision is null;
