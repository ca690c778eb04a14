-- A deleted discount looks for all its uses, the released ones too; the index that this one takes the place of had only the held ones.
create index discount_uses_of_discount on discount_uses (discount_id);
drop index discount_uses_discount;
-- products_kept_created begins with the same column and has the same rows.
drop index products_counted;
