-- What was bought together is looked for in the newest orders of a product.
create index order_items_product_order on order_items (product_id, order_id);
drop index order_items_product;
