-- What a product's variations differ in, by language: {"en": "Set"}. Without an English one the shop says Colour or Version.
alter table products add column variations_label jsonb not null default '{}';
