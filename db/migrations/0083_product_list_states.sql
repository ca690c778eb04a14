-- Drafts, the archive and pre-orders are few among many: their lists are read from their own indexes.
create index products_by_status on products (status, created_at, id desc) where status <> 'active';
create index products_pre_order on products (created_at, id desc) where is_pre_order;
