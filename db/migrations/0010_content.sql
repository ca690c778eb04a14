-- Pages that the owner writes: English here, the other texts beside it. A page without a text in some language is shown in English.
create table content_pages (
  slug text primary key constraint content_pages_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  summary text not null,
  -- [{anchor, heading, body}]; a body is paragraphs, lists, links and bold (src/contract/content-text.ts).
  sections jsonb not null default '[]' constraint content_pages_sections_list check (jsonb_typeof(sections) = 'array'),
  -- The day that the page itself names, since a corrected comma is no new version of the terms.
  updated_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger content_pages_updated_at before update on content_pages for each row execute function set_updated_at();

create table content_translations (
  slug text not null references content_pages on delete cascade,
  -- Malay is no language of the shop, but the law asks for its privacy notice.
  language text not null constraint content_translations_language check (language in ('ru', 'kk', 'ms')),
  title text not null,
  summary text not null,
  sections jsonb not null constraint content_translations_sections_list check (jsonb_typeof(sections) = 'array'),
  primary key (slug, language)
);

create trigger content_pages_notify after insert or update or delete on content_pages for each row execute function notify_change();
create trigger content_translations_notify after insert or update or delete on content_translations for each row execute function notify_change();
