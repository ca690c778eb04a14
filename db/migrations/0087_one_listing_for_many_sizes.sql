-- Of a product with hundreds of options each one that sells out or comes back made its whole listing anew. Only the first and the last
-- change what the listing says. The listing is locked before anybody looks: of two who buy the last two sizes the second sees the first.
create or replace function refresh_listing_of_stock() returns trigger language plpgsql as $$
begin
  perform 1 from product_listings where product_id = new.product_id for update;
  if not exists (
    select from product_listings l
    join products p on p.id = l.product_id
    where l.product_id = new.product_id and l.availability = case
      when p.is_pre_order then 'pre_order'
      when exists (select from stock_levels s where s.product_id = p.id and s.on_hand - s.reserved > 0) then 'in_stock'
      else 'out_of_stock'
    end
  ) then
    perform refresh_product_listings(array[new.product_id]);
  end if;
  return null;
end $$;
