-- Live updates need more of a change than kept answers do: whether a shopper could see the row before it, and of what language the words are.
create or replace function notify_change() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'id', coalesce(changed ->> 'id', changed ->> 'key'),
    'product_id', changed ->> 'product_id',
    'category_id', changed ->> 'category_id',
    'story_id', changed ->> 'story_id',
    'language', changed ->> 'language',
    'was_shown', case tg_table_name
      when 'products' then coalesce(before ->> 'status' = 'active', false)
      when 'categories' then coalesce((before ->> 'is_active')::boolean, false)
    end
  )::text);
  return null;
end $$;
