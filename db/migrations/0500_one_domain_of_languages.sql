-- contract: the previous release writes and reads en, ru and kk, which the domain takes, and prepares again a statement whose columns changed.
-- One rule for the code of a language, in place of a list in 24 tables: another language needs no migration. A domain without a rule is stored
-- as text, so no table is rewritten; its rule is then checked by reading.
create domain shop_language as text;

-- The languages that are on, in their order. A setting of the shop; its default is here because a view needs it.
create function shop_languages() returns text[] language sql stable as $$
  select coalesce((select array(select jsonb_array_elements_text(value)) from settings where key = 'languages'), array['en', 'ru', 'kk'])
$$;

-- They use columns whose type changes, so both are made again below.
drop view product_missing_texts_found;
drop trigger orders_figures_changed on orders;

alter table admin_invitations drop constraint admin_invitations_language, alter column language type shop_language;
alter table agent_carts drop constraint agent_carts_language, alter column language type shop_language;
alter table agent_checkouts drop constraint agent_checkouts_language, alter column language type shop_language;
alter table campaign_recipients drop constraint campaign_recipients_language, alter column language type shop_language;
alter table carts drop constraint carts_language, alter column language type shop_language;
alter table category_translations drop constraint category_translations_language, alter column language type shop_language;
alter table contact_messages drop constraint contact_messages_language, alter column language type shop_language;
alter table content_translations drop constraint content_translations_language, alter column language type shop_language;
alter table event_translations drop constraint event_translations_language, alter column language type shop_language;
alter table guest_carts drop constraint guest_carts_language, alter column language type shop_language;
alter table letter_sends drop constraint letter_sends_language, alter column language type shop_language;
alter table newsletter_subscribers drop constraint newsletter_subscribers_language, alter column language type shop_language;
alter table orders drop constraint orders_language, alter column language type shop_language;
alter table partner_invitations drop constraint partner_invitations_language, alter column language type shop_language;
alter table partners drop constraint partners_language, alter column language type shop_language;
alter table payments drop constraint payments_language, alter column language type shop_language;
alter table preorder_requests drop constraint preorder_requests_language, alter column language type shop_language;
alter table product_missing_texts drop constraint product_missing_texts_language, alter column language type shop_language;
alter table product_translations drop constraint product_translations_language, alter column language type shop_language;
alter table profiles drop constraint profiles_language, alter column language type shop_language;
alter table reviews drop constraint reviews_language, alter column language type shop_language;
alter table stock_notices drop constraint stock_notices_language, alter column language type shop_language;
alter table story_translations drop constraint story_translations_language, alter column language type shop_language;
alter table variation_translations drop constraint variation_translations_language, alter column language type shop_language;

alter domain shop_language add constraint shop_language_code check (value ~ '^[a-z]{2}$');

create trigger orders_figures_changed after update on orders for each row when (
  least(old.placed_at, new.placed_at) < now() - interval '6 hours' and (
    old.status is distinct from new.status or old.payment_status is distinct from new.payment_status
    or old.paid is distinct from new.paid or old.refunded is distinct from new.refunded
    or old.placed_at is distinct from new.placed_at or old.account_id is distinct from new.account_id
    or old.discount is distinct from new.discount or old.discount_code is distinct from new.discount_code
    or old.language is distinct from new.language
    or old.shipping_address ->> 'country' is distinct from new.shipping_address ->> 'country'
  )
) execute function note_figures_of_order();

create view product_missing_texts_found as
  select p.id as product_id, l.language
  from products p cross join unnest(shop_languages()) l (language)
  where l.language <> 'en'
  and not exists (
    select from product_translations t where t.product_id = p.id and t.language = l.language and (t.description <> '' or p.description = '')
  );

create function note_missing_texts_of_languages() returns trigger language plpgsql as $$
begin
  perform note_missing_texts(array(select id from products));
  return null;
end $$;
create trigger settings_languages_set after insert or update on settings
  for each row when (new.key = 'languages') execute function note_missing_texts_of_languages();
create trigger settings_languages_unset after delete on settings
  for each row when (old.key = 'languages') execute function note_missing_texts_of_languages();
