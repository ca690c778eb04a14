-- Which products lack texts in which language, for the list that looks for them: comparing a hundred thousand products with their
-- translations takes too long to look at. Written only where a text comes or goes, and by whoever loads products in bulk. Missing means: no
-- name there, or no description where the English has one (missing_translations says the same of a product).
create table product_missing_texts (
  product_id uuid not null constraint product_missing_texts_product_fkey references products on delete cascade,
  language text not null constraint product_missing_texts_language check (language in ('ru', 'kk')),
  constraint product_missing_texts_pkey primary key (language, product_id)
);
create index product_missing_texts_product on product_missing_texts (product_id);

create view product_missing_texts_found as
  select p.id as product_id, l.language
  from products p cross join (values ('ru'), ('kk')) l (language)
  where not exists (
    select from product_translations t where t.product_id = p.id and t.language = l.language and (t.description <> '' or p.description = '')
  );

create function note_missing_texts(ids uuid[]) returns void language sql as $$
  delete from product_missing_texts m
    where m.product_id = any(ids)
    and not exists (select from product_missing_texts_found f where f.product_id = m.product_id and f.language = m.language);
  insert into product_missing_texts (product_id, language)
    select product_id, language from product_missing_texts_found where product_id = any(ids)
    on conflict do nothing;
$$;

create function note_missing_texts_of_products() returns trigger language plpgsql as $$
begin
  perform note_missing_texts(array(select id from changed_rows));
  return null;
end $$;
create trigger products_missing_texts_insert after insert on products referencing new table as changed_rows
  for each statement execute function note_missing_texts_of_products();

create function note_missing_texts_of_product() returns trigger language plpgsql as $$
begin
  perform note_missing_texts(array[new.id]);
  return null;
end $$;
create trigger products_missing_texts_update after update of description on products
  for each row when ((old.description = '') <> (new.description = '')) execute function note_missing_texts_of_product();

create function note_missing_texts_of_translations() returns trigger language plpgsql as $$
begin
  perform note_missing_texts(array(select distinct product_id from changed_rows));
  return null;
end $$;
create trigger product_translations_missing_insert after insert on product_translations referencing new table as changed_rows
  for each statement execute function note_missing_texts_of_translations();
create trigger product_translations_missing_update after update on product_translations referencing new table as changed_rows
  for each statement execute function note_missing_texts_of_translations();
create trigger product_translations_missing_delete after delete on product_translations referencing old table as changed_rows
  for each statement execute function note_missing_texts_of_translations();

insert into product_missing_texts (product_id, language) select product_id, language from product_missing_texts_found;
