-- Everything that editors write for the public site: one row a piece of content, its fields by kind in src/domain/content/content-kind.ts.
-- The draft is what the editor sees; published is what the site shows, a copy made when it was published.
create table content_item (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  kind text not null check (kind ~ '^[a-z][A-Za-z]{1,39}$'),
  -- Pieces of which there is one each (the pages); null for all others.
  slug text check (slug ~ '^[a-z][A-Za-z0-9-]{1,39}$'),
  -- The order of the site within a kind; gaps are left for insertions.
  position integer not null,
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  published jsonb check (jsonb_typeof(published) = 'object'),
  published_at timestamptz,
  first_published_at timestamptz,
  -- Raised by every change: two editors at once are told, nobody overwrites unseen.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references account,
  -- Names in both languages, as they are searched for in the console.
  search text not null,
  -- Languages that something is still to be translated into, as the rule found when the draft was saved.
  untranslated text[] not null default '{}' check (untranslated <@ array['ru', 'en']),
  problem_count smallint not null default 0,
  unique (edition_guid, kind, slug),
  check ((published is null) = (published_at is null))
);
create index content_item_order on content_item (edition_guid, kind, position, guid);
create index content_item_untranslated on content_item (edition_guid) where cardinality(untranslated) > 0;

-- What refers to what, from the draft and from what is published: nothing that is referred to can be removed.
create table content_reference (
  from_guid uuid not null references content_item on delete cascade,
  to_guid uuid not null references content_item on delete restrict,
  side text not null check (side in ('draft', 'published')),
  primary key (from_guid, to_guid, side),
  check (from_guid <> to_guid)
);
create index content_reference_target on content_reference (to_guid);

-- Two administrators at once: the second is told that the settings have changed meanwhile.
alter table edition add column version integer not null default 1;
