-- What went back of an item's price, after the order's discount and before tax, of the money that the order was last paid with.
alter table order_items add column returned numeric(12,2) not null default 0;
-- By order item: what of its price is in a refund for known items.
alter table refunds add column goods jsonb;

-- Of earlier refunds the items are not known: goods and tax went back in equal shares, unless it was exactly an extra or the tax.
with back as (
  select id, (subtotal - discount) * 100 as net, tax * 100 as tax, (shipping + coalesce(gift_wrapping, 0) + rounding) * 100 as extra, subtotal * 100 as subtotal,
    greatest(0, total - (paid - refunded)) * 100 as returned, array[shipping, tax, coalesce(gift_wrapping, 0), shipping + tax, shipping + coalesce(gift_wrapping, 0),
      tax + coalesce(gift_wrapping, 0), shipping + tax + coalesce(gift_wrapping, 0)] as no_goods
  from orders where refunded > 0 and payment_status in ('paid', 'refunded')
), goods as (
  select id, subtotal, least(net, returned, greatest(returned - tax - extra,
    case when returned / 100 = any (no_goods) or net + tax = 0 then 0 else floor(returned * net / (net + tax)) end)) as sen
  from back where returned > 0 and subtotal > 0
), parts as (
  select i.id, g.sen, floor(g.sen * i.line_total * 100 / g.subtotal) as part,
    row_number() over (partition by i.order_id order by i.line_total desc, i.position) = 1 as is_largest, i.order_id
  from goods g join order_items i on i.order_id = g.id
), whole as (
  select id, part + case when is_largest then sen - sum(part) over (partition by order_id) else 0 end as sen from parts
)
update order_items i set returned = w.sen / 100 from whole w where w.id = i.id and w.sen > 0;

-- What products brought in is counted after discounts and refunds from now on.
insert into figure_changes (kind, day) select 'orders', day from figure_days where kind = 'orders';
