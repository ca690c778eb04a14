-- A payment that is asked for again must be the same request to the letter, whatever language its buyer reads by then.
alter table payments add column language text not null default 'en' constraint payments_language check (language in ('en', 'ru', 'kk'));
update payments p set language = o.language from orders o where o.id = p.order_id;
