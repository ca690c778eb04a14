-- Names of better-auth's tables and fields are mapped in modules/identity.
create table users (
  id uuid primary key,
  name text not null,
  email text not null constraint users_email_unique unique constraint users_email_lower_case check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null constraint sessions_token_unique unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table auth_accounts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint auth_accounts_one_per_provider unique (provider_id, account_id)
);
create index auth_accounts_user on auth_accounts (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

create table profiles (
  id uuid primary key references users on delete cascade,
  email text not null,
  role text not null default 'customer' constraint profiles_role check (role in ('customer', 'member', 'partner', 'staff', 'admin')),
  is_super_admin boolean not null default false,
  is_member boolean not null default false,
  member_since timestamptz,
  full_name text not null default '',
  phone text,
  language text not null default 'en' constraint profiles_language check (language in ('en', 'ru', 'kk')),
  is_demo boolean not null default false,
  deactivated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_super_admin_is_admin check (not is_super_admin or role = 'admin')
);
create index profiles_email on profiles (lower(email));
create trigger profiles_updated_at before update on profiles for each row execute function set_updated_at();

-- A profile is born with its user and follows the user's address, whichever library call wrote it: there is no account without one.
create function keep_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (id, email, full_name, created_at) values (new.id, new.email, new.name, new.created_at)
    on conflict (id) do update set email = excluded.email;
  return null;
end $$;
create trigger users_keep_profile after insert or update of email on users for each row execute function keep_profile();
