-- Two records of an edition that are likely one person's. What was decided is remembered; what was only found goes when the records no longer match.
create table duplicate_pair (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  left_guid uuid not null references participant on delete cascade,
  right_guid uuid not null references participant on delete cascade,
  -- 0 to 100, the likeliest first.
  score integer not null check (score between 0 and 100),
  state text not null default 'open' check (state in ('open', 'different')),
  version integer not null default 1,
  found_at timestamptz not null,
  decided_by uuid references account,
  decided_at timestamptz,
  note text,
  check (left_guid < right_guid),
  check ((state = 'open') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  unique (left_guid, right_guid)
);
create index duplicate_pair_list on duplicate_pair (edition_guid, state, score desc, guid desc);
create index duplicate_pair_right on duplicate_pair (right_guid);

-- Which version of whom has been looked for; who has changed since is looked for again.
create table duplicate_search (
  participant_guid uuid primary key references participant on delete cascade,
  version integer not null,
  searched_at timestamptz not null
);
