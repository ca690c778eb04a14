-- Links to an address that a category, a product or an event had before lead to its present one.
create table earlier_slugs (
  kind text not null constraint earlier_slugs_kind check (kind in ('categories', 'products', 'events')),
  slug text not null,
  of_id uuid not null,
  constraint earlier_slugs_pkey primary key (kind, slug)
);
create index earlier_slugs_of_id on earlier_slugs (of_id);

create function keep_earlier_slug() returns trigger language plpgsql as $$
begin
  insert into earlier_slugs (kind, slug, of_id) values (tg_table_name, old.slug, old.id)
    on conflict (kind, slug) do update set of_id = excluded.of_id;
  return null;
end $$;
create trigger categories_keep_slug after update of slug on categories for each row
  when (old.slug <> new.slug) execute function keep_earlier_slug();
create trigger products_keep_slug after update of slug on products for each row
  when (old.slug <> new.slug) execute function keep_earlier_slug();
create trigger events_keep_slug after update of slug on events for each row
  when (old.slug <> new.slug) execute function keep_earlier_slug();
