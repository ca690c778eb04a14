-- Every row has a key, by which replication and tools for the database can name it. The table is so small that its rewriting takes no time.
alter table product_listing_counts add column id bigint generated always as identity constraint product_listing_counts_pkey primary key;
