-- Where an image of a product came from: what was uploaded counts as a photograph for good.
alter table product_images
  add column origin text not null default 'photograph',
  add constraint product_images_origin check (origin in ('photograph', 'composed', 'generated'));
