-- Every saved draft, so that an editor sees what was changed and can take an earlier one back. Cards of speakers are left out: they hold
-- what a person may have erased.
create table content_draft_version (
  content_guid uuid not null references content_item on delete cascade,
  version integer not null,
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  saved_at timestamptz not null,
  saved_by uuid references account,
  primary key (content_guid, version)
);
insert into content_draft_version (content_guid, version, draft, saved_at, saved_by)
select guid, version, draft, updated_at, updated_by from content_item where kind <> 'speaker';

-- Who has a piece open in the editor now; a row is renewed while the page is open, and old ones go with the next reading.
create unlogged table content_presence (
  content_guid uuid not null references content_item on delete cascade,
  account_guid uuid not null references account on delete cascade,
  seen_at timestamptz not null,
  primary key (content_guid, account_guid)
);
