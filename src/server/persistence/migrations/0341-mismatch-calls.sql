-- Calls to people whose passport did not match (decision 171). A row begins with the failed check, or with the first act on an older one.
create table mismatch_call (
  application_guid uuid primary key references application on delete cascade,
  -- Raised by every act, so that of two operators at once the second is told.
  version integer not null default 0,
  opened_at timestamptz not null,
  -- When the person is to be called next; null: as soon as possible.
  call_at timestamptz,
  taken_by uuid references account,
  taken_at timestamptz,
  link_sent_at timestamptz,
  check ((taken_by is null) = (taken_at is null))
);
create index mismatch_call_order on mismatch_call (call_at, opened_at);

create table mismatch_call_attempt (
  guid uuid primary key default uuidv7(),
  application_guid uuid not null references mismatch_call on delete cascade,
  called_by uuid not null references account,
  called_at timestamptz not null,
  outcome text not null check (outcome in ('reached', 'noAnswer', 'callBack', 'refused', 'wrongNumber')),
  call_at timestamptz,
  note text check (length(note) <= 500)
);
create index mismatch_call_attempt_of on mismatch_call_attempt (application_guid, guid);

-- Which question was asked and whether the answer was right; neither what was said nor what is right.
create table mismatch_call_answer (
  guid uuid primary key default uuidv7(),
  application_guid uuid not null references mismatch_call on delete cascade,
  asked_by uuid not null references account,
  asked_at timestamptz not null,
  question text not null
    check (question in ('birthDate', 'email', 'company', 'position', 'passportDigits', 'passportIssuedOn')),
  matches boolean not null
);
create index mismatch_call_answer_of on mismatch_call_answer (application_guid, asked_at);
