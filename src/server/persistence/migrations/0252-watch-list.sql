-- People whom security looks out for, as they were loaded from a file, and whoever may be one of them, as a person of security has decided.
create table watch_entry (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  last_name text not null,
  first_name text not null,
  middle_name text,
  birth_date text,
  remark text,
  loaded_by uuid not null references account,
  loaded_at timestamptz not null,
  -- People who came or changed since are looked through again.
  searched_at timestamptz,
  unique nulls not distinct (edition_guid, last_name, first_name, middle_name, birth_date)
);
create index watch_entry_search on watch_entry (edition_guid, searched_at nulls first);

create table watch_hit (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  entry_guid uuid not null references watch_entry on delete cascade,
  kind text not null check (kind in ('participant', 'employee', 'volunteer')),
  subject_guid uuid not null,
  score integer not null check (score between 0 and 100),
  state text not null default 'open' check (state in ('open', 'same', 'other')),
  version integer not null default 1,
  found_at timestamptz not null,
  decided_by uuid references account,
  decided_at timestamptz,
  note text,
  check ((state = 'open') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  unique (entry_guid, kind, subject_guid)
);
create index watch_hit_list on watch_hit (edition_guid, state, score desc, guid desc);

alter table employee add column name_codes integer[] not null generated always as (slip_codes(folded_key(
  last_name || ' ' || first_name || ' ' || latin_last_name || ' ' || latin_first_name))) stored;
create index employee_name_codes on employee using gin (name_codes);
alter table volunteer add column name_codes integer[] not null generated always as (slip_codes(folded_key(
  coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' ' || latin_last_name || ' ' || latin_first_name))) stored;
create index volunteer_name_codes on volunteer using gin (name_codes);
