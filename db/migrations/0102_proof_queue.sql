-- The review queue: what became of each proof, and by what another order's proof is recognised as the same file or nearly the same picture.
-- Hashes of older proofs are made by a nightly step, which reads their files.
alter table payment_proofs
  add column decision text constraint payment_proofs_decision check (decision in ('accepted', 'refused')),
  add column decided_at timestamptz,
  add column file_hash bytea,
  add column picture_hash bytea,
  add column picture_bands integer[];
alter table payment_proofs add constraint payment_proofs_decided_when check ((decision is null) = (decided_at is null));

update payment_proofs p set decision = case when h.kind = 'proof_refused' then 'refused' else 'accepted' end, decided_at = h.created_at
from order_history h
where h.order_id = p.order_id and h.id = (
  select d.id from order_history d
  where d.order_id = p.order_id and d.created_at >= p.submitted_at and d.kind in ('proof_refused', 'payment', 'status') and d.payment_status in ('unpaid', 'paid')
  order by d.created_at, d.id limit 1
);

create index payment_proofs_newest on payment_proofs (submitted_at desc, id);
create index payment_proofs_decided on payment_proofs (decision, submitted_at) where decision is not null;
create index payment_proofs_file on payment_proofs (file_hash);
create index payment_proofs_picture on payment_proofs using gin (picture_bands);
create index payment_proofs_unread on payment_proofs (id) where file_hash is null;
