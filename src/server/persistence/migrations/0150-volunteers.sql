-- Volunteers: their forms, the organiser's choice, security's verdict, and the shifts that they take (spec points 1 and 3).

-- The last day on which the form is open.
alter table edition add column volunteers_until date;
update edition set volunteers_until = starts_on - 60;
alter table edition alter column volunteers_until set not null;

create table volunteer (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  version integer not null default 1,
  -- Null for whoever writes their name in Latin letters alone.
  last_name text,
  first_name text,
  middle_name text,
  latin_last_name text not null,
  latin_first_name text not null,
  citizenship text not null check (citizenship ~ '^[A-Z]{2}$'),
  birth_date date,
  city text not null,
  email text,
  phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  -- Without the sign before it.
  telegram text,
  university text not null,
  faculty text not null,
  study_year text not null check (study_year in ('1', '2', '3', '4', '5', '6', 'postgraduate', 'graduate')),
  experience text not null,
  locale text not null check (locale in ('ru', 'en')),
  state text not null default 'new' check (state in ('new', 'accepted', 'confirmed', 'reserve', 'declined', 'withdrawn')),
  -- Security's verdict; a volunteer is at security only while the forum counts on them.
  review text not null default 'unconfirmed' check (review in ('unconfirmed', 'pending', 'approved', 'rejected')),
  sent_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid references account,
  -- For colleagues of security alone.
  review_note text,
  decided_at timestamptz,
  decided_by uuid references account,
  -- For colleagues of the organiser alone.
  note text,
  -- The link of their own page: found by its hash, and sealed because each message repeats it.
  link_hash bytea unique,
  link_sealed bytea,
  link_key_id text,
  -- When they were last told that their form is already here.
  repeated_at timestamptz,
  -- A keyed hash, for the limit on forms from one address.
  address_hash bytea not null,
  consent_version text not null,
  consent_text_hash bytea not null,
  created_at timestamptz not null,
  erased_at timestamptz,
  check (erased_at is not null or (birth_date is not null and email is not null and phone is not null)),
  check (review not in ('pending', 'approved') or state in ('accepted', 'confirmed'))
);
-- Of two forms with one phone at once this keeps the first.
create unique index volunteer_phone on volunteer (edition_guid, phone) where erased_at is null and state <> 'withdrawn';
create index volunteer_list on volunteer (edition_guid, state, created_at, guid) where erased_at is null;
create index volunteer_review on volunteer (edition_guid, review, sent_at, guid) where erased_at is null and review <> 'unconfirmed';
create index volunteer_address on volunteer (address_hash, created_at);

create table volunteer_shift (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition on delete cascade,
  version integer not null default 1,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place_ru text not null,
  place_en text not null,
  needed integer not null check (needed between 1 and 200),
  check (ends_at > starts_at and ends_at <= starts_at + interval '16 hours')
);
create index volunteer_shift_time on volunteer_shift (edition_guid, starts_at, guid);

create table volunteer_assignment (
  shift_guid uuid not null references volunteer_shift on delete cascade,
  volunteer_guid uuid not null references volunteer on delete cascade,
  assigned_at timestamptz not null,
  assigned_by uuid not null references account,
  reminded_at timestamptz,
  primary key (shift_guid, volunteer_guid)
);
create index volunteer_assignment_volunteer on volunteer_assignment (volunteer_guid);
