-- Other goods that stand beside a session's product in its group shots.
create table studio_others (
  session_id uuid not null constraint studio_others_session_fkey references studio_sessions on delete cascade,
  product_id uuid not null constraint studio_others_product_fkey references products on delete cascade,
  position integer not null,
  constraint studio_others_pkey primary key (session_id, product_id)
);
create index studio_others_product on studio_others (product_id);
