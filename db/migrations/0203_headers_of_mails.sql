-- As a developer reads them; kept outside production alone, like the bodies.
alter table mails add column headers jsonb;
