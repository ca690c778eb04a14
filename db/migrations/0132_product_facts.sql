-- What a shopper asks before buying: material, care, measures, delivery, returns. By language and kind: {"en": {"care": "..."}}.
-- A product's own text wins over that of its main category.
alter table products add column facts jsonb not null default '{}';
alter table categories add column facts jsonb not null default '{}';
