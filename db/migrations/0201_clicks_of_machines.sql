-- Programs that look through mails follow every link at once: by when each was followed they are told from people.
alter table letter_clicks add column first_at timestamptz, add column last_at timestamptz;
update letter_clicks c set first_at = s.clicked_at, last_at = s.last_clicked_at from letter_sends s where s.id = c.send_id;
update letter_clicks set first_at = now(), last_at = now() where first_at is null;
alter table letter_clicks alter column first_at set not null, alter column last_at set not null;
alter table letter_clicks add constraint letter_clicks_order check (first_at <= last_at);
-- Until then whoever follows its links is taken for such a program.
alter table letter_sends add column machine_until timestamptz;

-- An address that opens something is kept sealed; `href` is what staff read of it.
alter table letter_links add column sealed bytea;
update letter_links set href = regexp_replace(href, '[?].*$', '') where href ~ '[?&](restore|token)=';
