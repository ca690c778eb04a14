-- By what a counter finds a member: shown as a QR code, typed or said. It tells of nobody by itself.
create function new_member_code() returns text language sql volatile as $$
  select 'M' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + get_byte(r.bytes, i) % 31, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) r, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as i
$$;
alter table profiles add column member_code text not null default new_member_code();
alter table profiles add constraint profiles_member_code unique (member_code);
