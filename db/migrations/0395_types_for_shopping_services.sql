-- What shopping services ask of goods and the shop's own terms don't say; null is not told.
alter table product_types
  add column google_category text constraint product_types_google_category_length check (char_length(google_category) between 1 and 300),
  add column gender text constraint product_types_gender check (gender in ('male', 'female', 'unisex')),
  add column age_group text constraint product_types_age_group check (age_group in ('newborn', 'infant', 'toddler', 'kids', 'adult'));
