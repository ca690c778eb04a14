-- A first purchase is an order that has the discount. Orders without one (a guest's, attached to an account and opened again; those of a time
-- without a discount) had used it up: their accounts have it again.
delete from first_purchases as f using orders as o where o.id = f.order_id and o.discount = 0;
