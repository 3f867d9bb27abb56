-- The survey's answers of a participant and what they said when they were given. One row each: a retaken survey takes the place of the last one.
create table survey_response (
  participant_guid uuid primary key references participant on delete cascade,
  -- Codes of answers by the guid of their question.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  archetype_guid uuid not null references content_item on delete cascade,
  secondary_archetype_guid uuid references content_item on delete set null,
  -- Topics by code and tracks by guid, each with its weight, the weightiest first.
  top_themes jsonb not null check (jsonb_typeof(top_themes) = 'array'),
  taken_at timestamptz not null
);
create index survey_response_archetype on survey_response (archetype_guid);
create index survey_response_secondary on survey_response (secondary_archetype_guid)
  where secondary_archetype_guid is not null;

-- Sessions and speakers that a participant has marked. The later word counts, from whichever device; a mark taken off stays as null, so that a
-- device which was offline meanwhile does not bring it back.
create table favourite (
  participant_guid uuid not null references participant on delete cascade,
  content_guid uuid not null references content_item on delete cascade,
  mark text check (mark in ('favourite', 'notInterested')),
  marked_at timestamptz not null,
  primary key (participant_guid, content_guid)
);
create index favourite_content on favourite (content_guid, mark) where mark is not null;
