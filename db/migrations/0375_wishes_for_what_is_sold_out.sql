-- A wish that is younger than the last look at the product says by itself that its owner waits for stock.
alter table wishlist_items add column sold_out_when_added boolean not null default false;
