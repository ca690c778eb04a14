-- What the dashboard counts of a hundred thousand products is read from indexes of just that.
create index products_counted on products (created_at) where status <> 'archived';
create index products_not_counted_low on products (id) where status = 'archived' or is_pre_order;
create index product_listings_sold_out on product_listings (product_id) where availability = 'out_of_stock' and status <> 'archived';
create index scarce_levels_low on scarce_levels (product_id) where available > 0;
create index scarce_levels_lowest on scarce_levels (available, stock_level_id) where available > 0;
drop index scarce_levels_product;
