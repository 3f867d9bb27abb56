-- What visitors searched for and did not find, for the editors of synonyms: words and how often, never who.
create table unanswered_search (
  edition_guid uuid not null references edition on delete cascade,
  query text not null check (length(query) between 2 and 60),
  times integer not null default 1 check (times > 0),
  last_at timestamptz not null,
  primary key (edition_guid, query)
);
create index unanswered_search_often on unanswered_search (edition_guid, times desc, last_at desc);
