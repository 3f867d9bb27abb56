-- A participant's own programme. One row each; its version rises with every save, so that two devices do not overwrite each other.
create table itinerary (
  participant_guid uuid primary key references participant on delete cascade,
  edition_guid uuid not null references edition,
  version integer not null default 1,
  -- The most minutes of sessions that the person wants suggested for a day.
  day_minutes integer check (day_minutes between 30 and 1440),
  -- Every session that was once taken from a suggestion: how many of them stayed tells how good suggestions are.
  taken uuid[] not null default '{}',
  saved_at timestamptz not null,
  -- The address of the private calendar feed: found by its hash, and sealed to be shown to its owner again.
  feed_hash bytea unique,
  feed_sealed bytea,
  feed_key_id text,
  check ((feed_hash is null) = (feed_sealed is null) and (feed_hash is null) = (feed_key_id is null))
);
create index itinerary_edition on itinerary (edition_guid, participant_guid);

-- A session in somebody's programme, as they last knew it: without a reference, because a session that was removed for good is still shown as cancelled.
create table itinerary_session (
  participant_guid uuid not null references itinerary on delete cascade,
  session_guid uuid not null,
  -- Chosen by hand, and not taken from a suggestion.
  chosen boolean not null,
  day date not null,
  starts_at text not null,
  ends_at text not null,
  hall_guid uuid,
  title jsonb not null,
  first_published_at timestamptz not null,
  -- When the person was told that it is off.
  cancelled_at timestamptz,
  primary key (participant_guid, session_guid)
);
create index itinerary_session_session on itinerary_session (session_guid);

-- What was last worked out for each participant, for the console: people see what is worked out while they look.
create table recommendation (
  participant_guid uuid primary key references participant on delete cascade,
  edition_guid uuid not null references edition,
  sessions uuid[] not null,
  plan uuid[] not null,
  made_at timestamptz not null
);
create index recommendation_edition on recommendation (edition_guid);

-- When the programme last changed on the site, and up to which change people with a programme of their own have been told.
alter table content_version
  add column programme_changed_at timestamptz,
  add column programme_told_at timestamptz;
