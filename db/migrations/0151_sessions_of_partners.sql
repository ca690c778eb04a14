-- Visits by the code that led to them, and whether something was put into the cart.
alter table analytics_sessions add column has_cart boolean not null default false;
create index analytics_sessions_partner on analytics_sessions (upper(partner_code), started_at) where partner_code is not null;
