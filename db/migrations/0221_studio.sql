create table studio_sessions (
  id uuid constraint studio_sessions_pkey primary key,
  product_id uuid not null constraint studio_sessions_product_fkey references products on delete cascade,
  variation_id uuid,
  step text not null default 'select' constraint studio_sessions_step
    check (step in ('select', 'shots', 'analysis', 'prompts', 'generation', 'review', 'save', 'done')),
  kind text not null constraint studio_sessions_kind check (kind in ('tshirt', 'kids', 'mug', 'bag', 'sticker', 'pin')),
  -- Null: the service where there is one, else the compositor.
  engine text constraint studio_sessions_engine check (engine in ('compositor', 'openai', 'google')),
  size integer not null default 2000 constraint studio_sessions_size check (size between 256 and 4096),
  analysis jsonb,
  created_by uuid constraint studio_sessions_created_by_fkey references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint studio_sessions_variation_fkey foreign key (product_id, variation_id) references product_variations (product_id, id)
    on delete set null (variation_id)
);
create index studio_sessions_changed on studio_sessions (updated_at desc, id);
create index studio_sessions_product on studio_sessions (product_id, variation_id);
create index studio_sessions_created_by on studio_sessions (created_by) where created_by is not null;

create table studio_shots (
  id uuid constraint studio_shots_pkey primary key,
  session_id uuid not null constraint studio_shots_session_fkey references studio_sessions on delete cascade,
  position integer not null,
  type text not null constraint studio_shots_type check (type in ('flat', 'hanger', 'worn', 'table', 'detail', 'scene', 'group')),
  backdrop text not null constraint studio_shots_backdrop
    check (backdrop in ('felt', 'lapis', 'pomegranate', 'apricot', 'stone', 'wood', 'transparent')),
  light text not null constraint studio_shots_light check (light in ('window', 'soft', 'noon', 'evening')),
  angle text not null constraint studio_shots_angle check (angle in ('front', 'three_quarter', 'top')),
  aspect text not null constraint studio_shots_aspect check (aspect in ('1:1', '4:5', '16:9')),
  count integer not null constraint studio_shots_count check (count between 1 and 24),
  prompt jsonb,
  constraint studio_shots_of_session unique (session_id, id)
);

create table studio_images (
  id uuid constraint studio_images_pkey primary key,
  session_id uuid not null constraint studio_images_session_fkey references studio_sessions on delete cascade,
  shot_id uuid not null,
  status text not null default 'queued'
    constraint studio_images_status check (status in ('queued', 'running', 'ready', 'failed', 'accepted', 'rejected')),
  -- Which press to make it the job in the queue belongs to; a job of an earlier one does nothing.
  attempt uuid not null,
  attempts integer not null default 0,
  engine text not null constraint studio_images_engine check (engine in ('compositor', 'openai', 'google')),
  prompt text not null,
  seed integer not null,
  size integer not null,
  varied_of uuid constraint studio_images_varied_of_fkey references studio_images on delete set null,
  file_key text,
  mime text,
  width integer,
  height integer,
  print_similarity real,
  sharpness real,
  print_area jsonb,
  error text,
  error_detail text,
  retry_at timestamptz,
  -- US dollars.
  estimated_cost numeric(10, 4) not null default 0,
  note text,
  reviewed_by uuid constraint studio_images_reviewed_by_fkey references users on delete set null,
  reviewed_at timestamptz,
  product_image_id uuid constraint studio_images_product_image_fkey references product_images on delete set null
    constraint studio_images_saved_once unique,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint studio_images_shot_fkey foreign key (session_id, shot_id) references studio_shots (session_id, id) on delete cascade,
  constraint studio_images_made check (status not in ('ready', 'accepted', 'rejected') or file_key is not null),
  constraint studio_images_failed check ((status = 'failed') <= (error is not null)),
  -- Nothing reaches a shopper without an accept.
  constraint studio_images_accepted_first check (product_image_id is null or status = 'accepted')
);
create index studio_images_session on studio_images (session_id, created_at, id);
create index studio_images_shot on studio_images (session_id, shot_id);
create index studio_images_varied_of on studio_images (varied_of) where varied_of is not null;
create index studio_images_reviewed_by on studio_images (reviewed_by) where reviewed_by is not null;
create index studio_images_open on studio_images (engine) where status in ('queued', 'running');

-- Each time that a service was asked, written before it is asked and kept when the picture goes: what was spent stays known.
create table studio_service_calls (
  id uuid constraint studio_service_calls_pkey primary key,
  image_id uuid not null,
  session_id uuid not null,
  attempt uuid not null,
  -- Of one attempt, the first and those after a refusal that cost nothing.
  number integer not null,
  engine text not null constraint studio_service_calls_engine check (engine in ('openai', 'google')),
  state text not null default 'asked' constraint studio_service_calls_state check (state in ('asked', 'answered', 'unpaid', 'unknown')),
  -- US dollars.
  estimated_cost numeric(10, 4) not null,
  actual_cost numeric(10, 4),
  file_key text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint studio_service_calls_once unique (image_id, attempt, number),
  constraint studio_service_calls_answered check ((state = 'answered') = (file_key is not null))
);
create index studio_service_calls_day on studio_service_calls (asked_at);
create index studio_service_calls_session on studio_service_calls (session_id);

create function notify_studio() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name, 'type', tg_op, 'id', changed ->> 'id', 'session_id', changed ->> 'session_id')::text);
  return null;
end $$;
create trigger studio_sessions_notify after insert or update or delete on studio_sessions for each row execute function notify_studio();
create trigger studio_images_notify after insert or update or delete on studio_images for each row execute function notify_studio();
