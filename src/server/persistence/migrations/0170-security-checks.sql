-- Numbered lists of people handed to the outside security service, and what it answered. A row holds no data of anybody: what is handed over is drawn
-- from here each time it is asked for.

create table security_check (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  number integer not null check (number between 1 and 9999),
  -- What passport numbers are looked at for; people read it.
  purpose text not null check (purpose in ('check', 'review')),
  -- How many were put in; of these some may be erased since.
  people integer not null check (people > 0),
  at timestamptz not null,
  by_account uuid not null references account,
  unique (edition_guid, number)
);

create table security_check_row (
  check_guid uuid not null references security_check on delete cascade,
  line integer not null check (line between 1 and 9999),
  kind text not null check (kind in ('participant', 'employee', 'vehicle', 'volunteer')),
  subject_guid uuid not null,
  -- The moment from which the data are that were put in. Whoever has saved others since gets no verdict from this list.
  as_of text not null,
  verdict text check (verdict in ('cleared', 'refused', 'unclear')),
  verdict_at timestamptz,
  verdict_by uuid references account,
  primary key (check_guid, line),
  unique (check_guid, kind, subject_guid),
  check ((verdict is null) = (verdict_at is null) and (verdict is null) = (verdict_by is null))
);
create index security_check_row_subject on security_check_row (subject_guid, kind);

-- Each time the list was drawn for the service.
create table security_check_handover (
  guid uuid primary key default uuidv7(),
  check_guid uuid not null references security_check on delete cascade,
  at timestamptz not null,
  by_account uuid not null references account,
  people integer not null
);
create index security_check_handover_check on security_check_handover (check_guid, at);
