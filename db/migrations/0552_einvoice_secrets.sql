-- Encrypted with a key drawn from AUTH_SECRET and bound to its name: credentials at MyInvois, and the certificate that signs with its key.
create table einvoice_secrets (
  name text not null,
  sealed bytea not null,
  updated_at timestamptz not null,
  constraint einvoice_secrets_pkey primary key (name),
  constraint einvoice_secrets_name check (name in ('client_id', 'client_secret', 'certificate', 'certificate_key'))
);
