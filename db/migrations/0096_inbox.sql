-- What visitors wrote is answered in the back office. Both forms have the same states, somebody who sees to them, and a thread of answers.
alter table contact_messages drop constraint contact_messages_status;
update contact_messages set status = 'done' where status in ('answered', 'closed');
alter table contact_messages
  add constraint contact_messages_status check (status in ('new', 'open', 'done')),
  add assigned_to uuid constraint contact_messages_assignee references users on delete set null,
  add updated_at timestamptz not null default now();
create index contact_messages_assignee on contact_messages (assigned_to);

alter table preorder_requests drop constraint preorder_requests_status;
update preorder_requests set status = case status when 'received' then 'new' else 'done' end;
alter table preorder_requests alter status set default 'new';
alter table preorder_requests
  add constraint preorder_requests_status check (status in ('new', 'open', 'done')),
  add assigned_to uuid constraint preorder_requests_assignee references users on delete set null,
  add updated_at timestamptz not null default now();
create index preorder_requests_assignee on preorder_requests (assigned_to);

create table message_replies (
  id uuid constraint message_replies_pkey primary key,
  contact_message_id uuid constraint message_replies_contact references contact_messages on delete cascade,
  preorder_request_id uuid constraint message_replies_preorder references preorder_requests on delete cascade,
  account_id uuid constraint message_replies_author references users on delete set null,
  text text not null,
  created_at timestamptz not null,
  constraint message_replies_one_message check (num_nonnulls(contact_message_id, preorder_request_id) = 1)
);
create index message_replies_contact on message_replies (contact_message_id, created_at);
create index message_replies_preorder on message_replies (preorder_request_id, created_at);
create index message_replies_author on message_replies (account_id);
