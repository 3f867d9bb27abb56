-- Whom to call when the person cannot be reached (spec point 3, contact person).
create table contact_person (
  participant_guid uuid primary key references participant on delete cascade,
  -- Raised by every save; a save names the version it was made on, 0 before the first.
  version integer not null default 1,
  name text not null,
  email text,
  phone text,
  -- Service messages are copied to them.
  gets_notices boolean not null default false,
  saved_at timestamptz not null,
  check (email is not null or phone is not null)
);

-- How a person arrives and leaves (spec point 3, transfer). Days and times are local ones of the edition.
create table transfer (
  participant_guid uuid primary key references participant on delete cascade,
  version integer not null default 1,
  needed boolean not null,
  arrival_hub_guid uuid references content_item on delete restrict,
  arrival_place text,
  arrival_day date,
  arrival_time text check (arrival_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  arrival_number text,
  departure_hub_guid uuid references content_item on delete restrict,
  departure_place text,
  departure_day date,
  departure_time text check (departure_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  departure_number text,
  saved_at timestamptz not null,
  check (needed or (arrival_hub_guid is null and departure_hub_guid is null))
);
create index transfer_arrival_hub on transfer (arrival_hub_guid) where arrival_hub_guid is not null;
create index transfer_departure_hub on transfer (departure_hub_guid) where departure_hub_guid is not null;

-- Where the closing documents are posted to (spec point 3, documents).
create table postal_address (
  participant_guid uuid primary key references participant on delete cascade,
  version integer not null default 1,
  recipient text not null,
  country text not null,
  postal_code text not null,
  region text,
  city text not null,
  street text not null,
  saved_at timestamptz not null
);

-- What a speaker tells about themselves; what is published of it is a piece of content (spec point 4: locked by publication).
create table speaker_profile (
  participant_guid uuid primary key references participant on delete cascade,
  version integer not null default 1,
  first_name text,
  middle_name text,
  last_name text,
  latin_first_name text,
  latin_middle_name text,
  latin_last_name text,
  position_ru text,
  position_en text,
  company_ru text,
  company_en text,
  biography_ru text,
  biography_en text,
  -- The card in the editors' queue that was made of it.
  content_guid uuid unique references content_item on delete set null,
  saved_at timestamptz not null
);

-- A lock has a change request beside it, which an organiser grants or refuses (product.md §3).
create table change_request (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  participant_guid uuid not null references participant on delete cascade,
  kind text not null check (kind in ('identity', 'badge', 'transfer', 'speaker')),
  -- The section's data as they are asked for, in the shape of its form.
  proposed jsonb not null check (jsonb_typeof(proposed) = 'object'),
  reason text not null,
  status text not null default 'open' check (status in ('open', 'granted', 'refused', 'withdrawn')),
  requested_by uuid not null references account,
  requested_at timestamptz not null,
  decided_by uuid references account,
  decided_at timestamptz,
  answer text,
  check ((status = 'open') = (decided_at is null)),
  check (status <> 'refused' or answer is not null)
);
create unique index change_request_open on change_request (participant_guid, kind) where status = 'open';
create index change_request_queue on change_request (edition_guid, status, requested_at desc, guid desc);

-- What is printed on a badge for one person alone (spec point 9: an individual Wi-Fi code of six digits).
create table badge (
  participant_guid uuid not null references participant on delete cascade,
  edition_guid uuid not null references edition,
  wifi_code text not null check (wifi_code ~ '^\d{6}$'),
  primary key (participant_guid, edition_guid),
  unique (edition_guid, wifi_code)
);

-- The signed pass of who may enter; a raised counter makes every earlier print void.
create table pass (
  guid uuid primary key,
  edition_guid uuid not null references edition,
  kind text not null check (kind in ('participant', 'employee', 'vehicle', 'volunteer')),
  subject_guid uuid not null,
  counter integer not null default 1 check (counter between 1 and 65535),
  issued_at timestamptz not null,
  revoked_at timestamptz,
  unique (edition_guid, kind, subject_guid)
);

-- Passes that are void, in the order in which gates learn of them.
create table pass_revocation (
  number bigint generated always as identity primary key,
  pass_guid uuid not null references pass on delete cascade,
  -- Prints up to this counter are void.
  counter integer not null,
  at timestamptz not null,
  reason text not null check (reason in ('verdict', 'reissued'))
);

-- A person's wish that their data be erased; an organiser carries it out or says why not (152-FZ, articles 14, 20 and 21).
create table erasure_request (
  guid uuid primary key default uuidv7(),
  participant_guid uuid not null references participant on delete cascade,
  status text not null default 'open' check (status in ('open', 'withdrawn', 'refused', 'done')),
  reason text,
  requested_by uuid not null references account,
  requested_at timestamptz not null,
  decided_by uuid references account,
  decided_at timestamptz,
  answer text,
  check ((status = 'open') = (decided_at is null))
);
create unique index erasure_request_open on erasure_request (participant_guid) where status = 'open';
create index erasure_request_queue on erasure_request (status, requested_at desc, guid desc);

alter table participant
  -- The address in marketing letters that stops them; it says nothing about whom it belongs to.
  add column unsubscribe_guid uuid not null unique default gen_random_uuid(),
  -- How service messages reach the person; codes of log-in always go by SMS.
  add column notices_by text not null default 'both' check (notices_by in ('both', 'sms', 'email'));

-- Important updates that a person has opened.
create table update_reading (
  participant_guid uuid not null references participant on delete cascade,
  content_guid uuid not null references content_item on delete cascade,
  read_at timestamptz not null,
  primary key (participant_guid, content_guid)
);
