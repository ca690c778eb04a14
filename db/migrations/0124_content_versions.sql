-- What an information page said at each publication, and what is written of it and not public yet. Public pages are read from
-- content_pages and content_translations alone, so that a draft has no way to a reader.
create table content_versions (
  slug text not null constraint content_versions_of_page references content_pages on delete cascade,
  number integer not null constraint content_versions_number_counts check (number > 0),
  -- {en: {title, summary, sections}, ru?, kk?, ms?}
  texts jsonb not null constraint content_versions_texts_english check (jsonb_typeof(texts -> 'en') = 'object'),
  updated_on date not null,
  published_at timestamptz not null,
  -- An account; nobody where the shop itself wrote the first texts.
  published_by uuid,
  constraint content_versions_pkey primary key (slug, number)
);

create table content_drafts (
  slug text constraint content_drafts_pkey primary key constraint content_drafts_of_page references content_pages on delete cascade,
  -- Null where nothing differs from what is public; the row stays, since it says when the page was last edited.
  texts jsonb constraint content_drafts_texts_english check (jsonb_typeof(texts -> 'en') = 'object'),
  updated_on date,
  updated_at timestamptz not null,
  updated_by uuid,
  constraint content_drafts_whole check ((texts is null) = (updated_on is null))
);

insert into content_versions (slug, number, texts, updated_on, published_at)
select p.slug, 1,
  jsonb_build_object('en', jsonb_build_object('title', p.title, 'summary', p.summary, 'sections', p.sections)) || coalesce(
    (select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'summary', t.summary, 'sections', t.sections))
      from content_translations t where t.slug = p.slug), '{}'),
  p.updated_on, p.updated_at
from content_pages p;
