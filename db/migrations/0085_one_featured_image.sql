-- The first image of a product stands for it until somebody chooses another; there is never a second.
alter table product_images add column is_chosen boolean not null default false;

with placed as (
  select id, row_number() over (partition by product_id order by is_featured desc, display_order, id) = 1 as is_first
  from product_images
)
update product_images i
set is_featured = p.is_first
from placed p
where p.id = i.id and i.is_featured <> p.is_first;

update product_images i
set is_chosen = true
where i.is_featured and exists (
  select from product_images o where o.product_id = i.product_id and (o.display_order, o.id) < (i.display_order, i.id)
);

create unique index product_images_one_featured on product_images (product_id) where is_featured;
create unique index product_images_one_chosen on product_images (product_id) where is_chosen;
