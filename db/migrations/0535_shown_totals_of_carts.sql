-- The total that a program saw last of its cart, in sen, for comparison with today's.
alter table agent_carts add column shown_sen integer;
