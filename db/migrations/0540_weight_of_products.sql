-- The weight of one item without packaging, for parcels.
alter table products add column weight_grams integer constraint products_weight_grams check (weight_grams between 1 and 100000);
