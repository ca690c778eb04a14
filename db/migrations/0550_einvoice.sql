-- One row: what the owner chose for e-invoices. Missing fields have their defaults.
create table einvoice_settings (
  id boolean not null default true,
  fields jsonb not null,
  updated_at timestamptz not null,
  constraint einvoice_settings_pkey primary key (id),
  constraint einvoice_settings_one check (id)
);

-- A partner's tax number and registration or identity number, for the self-billed e-invoice of a payout. Empty: not known.
alter table partners add column tin text not null default '';
alter table partners add column id_number text not null default '';
