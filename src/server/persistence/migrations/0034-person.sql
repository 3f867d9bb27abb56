-- Two tabs with one passport: the second save is told instead of overwriting.
alter table passport add column version integer not null default 1;

alter table participant
  -- Of the language and the way of messages; the profile has a version of its own.
  add column settings_version integer not null default 1,
  -- When everything that names the person was erased; the row stays for the books that refer to it.
  add column erased_at timestamptz;

-- An account whose last person was erased keeps its row, for what refers to it, and loses its number.
alter table account
  drop constraint account_phone_check,
  add constraint account_phone_check check (phone ~ '^\+[1-9][0-9]{7,14}$' or phone = 'erased:' || guid::text);

-- Proof that data were destroyed, without the data: kept for three years (order 179 of Roskomnadzor).
create table erasure_act (
  guid uuid primary key default uuidv7(),
  request_guid uuid not null unique references erasure_request,
  edition_guid uuid not null references edition,
  participant_guid uuid not null references participant,
  carried_out_at timestamptz not null,
  carried_out_by uuid not null references account,
  -- The organiser's name as it was.
  responsible text not null,
  erased text[] not null check (cardinality(erased) > 0),
  kept text[] not null,
  -- How many files the sweep was told to erase.
  file_count integer not null check (file_count >= 0)
);
create index erasure_act_carried_out on erasure_act (edition_guid, carried_out_at desc);
create index erasure_act_participant on erasure_act (participant_guid);
