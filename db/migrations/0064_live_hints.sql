-- The back office and buyers follow what happens as well. Payloads carry ids alone; whoever hears of one reads the rest with their own rights.
create function notify_ids() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'id', changed ->> 'id',
    'order_id', changed ->> 'order_id',
    'is_internal', coalesce((changed ->> 'is_internal')::boolean, false)
  )::text);
  return null;
end $$;

create trigger order_history_notify after insert or update or delete on order_history for each row execute function notify_ids();
create trigger payment_proofs_notify after insert or update or delete on payment_proofs for each row execute function notify_ids();
create trigger refunds_notify after insert or update or delete on refunds for each row execute function notify_ids();
create trigger contact_messages_notify after insert or update or delete on contact_messages for each row execute function notify_ids();
create trigger preorder_requests_notify after insert or update or delete on preorder_requests for each row execute function notify_ids();
create trigger order_guest_tokens_notify after delete on order_guest_tokens for each row execute function notify_ids();

create function notify_order_change() returns trigger language plpgsql as $$
declare
  awaited boolean := tg_op <> 'INSERT' and old.status = 'pending' and old.payment_status = 'proof_submitted';
  awaits boolean := tg_op <> 'DELETE' and new.status = 'pending' and new.payment_status = 'proof_submitted';
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', 'orders',
    'type', tg_op,
    'id', case when tg_op = 'DELETE' then old.id else new.id end,
    'has_moved_in_proofs', awaited <> awaits,
    'has_other_owner', tg_op = 'UPDATE' and old.account_id is distinct from new.account_id
  )::text);
  return null;
end $$;
create trigger orders_notify after insert or update or delete on orders for each row execute function notify_order_change();

-- Who may be told: open streams look again when a session ends or an account's rights change.
create function notify_rights_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'account_id', case tg_table_name
      when 'sessions' then to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> 'user_id'
      when 'second_factors' then to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> 'account_id'
      else to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> 'id'
    end
  )::text);
  return null;
end $$;
create trigger sessions_notify after delete or update of has_second_factor on sessions
  for each row execute function notify_rights_change();
create trigger profiles_notify after update on profiles for each row
  when ((old.role, old.is_super_admin, old.deactivated_at, old.closed_at) is distinct from
    (new.role, new.is_super_admin, new.deactivated_at, new.closed_at))
  execute function notify_rights_change();
create trigger second_factors_notify after insert or delete on second_factors for each row execute function notify_rights_change();

-- A part of an event names the event.
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
    'event_id', changed ->> 'event_id',
    'language', changed ->> 'language',
    'was_shown', case tg_table_name
      when 'products' then coalesce(before ->> 'status' = 'active', false)
      when 'categories' then coalesce((before ->> 'is_active')::boolean, false)
    end,
    'tags_changed', case tg_table_name when 'products' then before -> 'tags' is distinct from changed -> 'tags' end
  )::text);
  return null;
end $$;

-- For followers that can send neither a cookie nor a header: good once, for a minute, for as long as what it was given for holds.
create table order_live_tokens (
  token_hash bytea constraint order_live_tokens_pkey primary key,
  order_id uuid not null references orders on delete cascade,
  session_id uuid references sessions on delete cascade,
  guest_token_hash bytea references order_guest_tokens on delete cascade,
  expires_at timestamptz not null,
  constraint order_live_tokens_one_holder check (num_nonnulls(session_id, guest_token_hash) = 1)
);
create index order_live_tokens_order on order_live_tokens (order_id);
create index order_live_tokens_session on order_live_tokens (session_id);
create index order_live_tokens_guest_token on order_live_tokens (guest_token_hash);
create index order_live_tokens_expiry on order_live_tokens (expires_at);
