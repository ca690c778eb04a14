-- What somebody of the staff looks at again and again: the query of a list's address under a name of their own.
create table saved_views (
  id uuid constraint saved_views_pkey primary key,
  account_id uuid not null constraint saved_views_account_fkey references profiles (id) on delete cascade,
  list text not null constraint saved_views_list_shape check (list ~ '^[a-z][a-z_-]{0,39}$'),
  name text not null constraint saved_views_name_length check (char_length(name) between 1 and 60),
  query text not null constraint saved_views_query_length check (char_length(query) <= 1000),
  created_at timestamptz not null default now(),
  constraint saved_views_name_once unique (account_id, list, name)
);
