-- When each image of a product was last described, moved or chosen: whoever arranges them is told of what others did meanwhile.
alter table product_images add column updated_at timestamptz not null default now();
create trigger product_images_updated_at before update on product_images for each row execute function set_updated_at();
