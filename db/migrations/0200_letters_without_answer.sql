-- A letter goes to the mail server but for its last line; this is written down, and then the last line goes. Until the answer is noted nobody
-- knows whether the server took it.
alter table mails add column handed_at timestamptz;

-- Of these it stays unknown: they are told to staff, and not sent again by themselves.
alter table letter_sends add column unknown_at timestamptz;
alter table letter_sends drop constraint letter_sends_sent_or_not;
alter table letter_sends add constraint letter_sends_sent_or_not check (num_nonnulls(sent_at, failed_at, unknown_at) <= 1);
alter table campaign_recipients drop constraint campaign_recipients_state;
alter table campaign_recipients add constraint campaign_recipients_state check (state in ('waiting', 'done', 'left', 'failed', 'unknown'));
