-- The merchant's static DuitNow code: orders draw a code with their own amount from it.
alter table payment_methods add column duitnow_payload text constraint payment_methods_duitnow_length check (char_length(duitnow_payload) between 1 and 512);

-- A change of where the money goes that waits for another admin. One at a time for a method: whoever confirms confirms all of it.
create table payment_detail_changes (
  payment_method_id uuid constraint payment_detail_changes_pkey primary key
    constraint payment_detail_changes_method_fkey references payment_methods (id) on delete cascade,
  account_id uuid not null constraint payment_detail_changes_account_fkey references profiles (id) on delete cascade,
  details jsonb not null,
  asked_at timestamptz not null
);
create index payment_detail_changes_account on payment_detail_changes (account_id);
