create table events (
  id uuid primary key,
  slug text not null constraint events_slug_unique unique constraint events_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  status text not null default 'draft' constraint events_status check (status in ('draft', 'published', 'cancelled')),
  -- Visitors who saw an event are told when it is cancelled; what was never published stays unseen.
  published_at timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Where its clock stands, as in the IANA database.
  time_zone text not null default 'Asia/Kuala_Lumpur',
  title text not null,
  summary text not null default '',
  -- In the small format of content pages.
  description text not null default '',
  venue text not null,
  address text not null,
  country text not null default 'MY' constraint events_country check (country ~ '^[A-Z]{2}$'),
  external_url text constraint events_external_url_https check (external_url ~ '^https://'),
  picture_key text references pictures,
  -- Set by a job when it is over; the write drops the kept pages that call it a coming one.
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint events_end_after_start check (ends_at > starts_at),
  constraint events_published_when check (status <> 'published' or published_at is not null)
);
create index events_by_start on events (starts_at, id) where published_at is not null;
create index events_open_by_end on events (ends_at) where closed_at is null;
create index events_picture on events (picture_key);
create trigger events_updated_at before update on events for each row execute function set_updated_at();

create table event_translations (
  event_id uuid not null references events on delete cascade,
  language text not null constraint event_translations_language check (language in ('ru', 'kk')),
  title text not null,
  summary text not null default '',
  description text not null default '',
  venue text not null,
  address text not null,
  primary key (event_id, language)
);

create table event_products (
  event_id uuid not null references events on delete cascade,
  product_id uuid not null references products on delete cascade,
  position integer not null default 0,
  -- Pieces taken along.
  allocated_quantity integer not null default 0 constraint event_products_quantity_not_negative check (allocated_quantity >= 0),
  primary key (event_id, product_id)
);
create index event_products_product on event_products (product_id);

do $$
declare
  watched text;
begin
  foreach watched in array array['events', 'event_translations', 'event_products'] loop
    execute format('create trigger %I after insert or update or delete on %I for each row execute function notify_change()',
      watched || '_notify', watched);
  end loop;
end $$;
