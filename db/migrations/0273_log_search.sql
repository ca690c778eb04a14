-- The log is searched by what a thing is called and by what was changed of it.
create index audit_log_words on audit_log using gin (lower(coalesce(entity_name, '') || ' ' || changes::text) gin_trgm_ops);
