-- A file of the storage port; who may read it follows from its kind and participant.
create table file (
  guid uuid primary key default uuidv7(),
  kind text not null check (kind in ('photograph', 'passportPage')),
  participant_guid uuid not null,
  storage_key text not null unique,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  sealed_key_id text,
  created_by uuid not null references account,
  created_at timestamptz not null,
  removed_at timestamptz
);

-- A person who attends. One account's own person is primary; the others it manages.
create table participant (
  guid uuid primary key default uuidv7(),
  account_guid uuid not null references account,
  is_primary boolean not null,
  role text not null default 'participant' check (role in ('participant', 'speaker', 'media')),
  locale text not null default 'ru' check (locale in ('ru', 'en')),
  version integer not null default 1,
  step text not null default 'personal' check (step in ('personal', 'company', 'media', 'photo', 'finish')),
  prefix text,
  first_name text,
  last_name text,
  middle_name text,
  no_middle_name boolean not null default false,
  latin_first_name text,
  latin_last_name text,
  email text,
  phone text,
  country text,
  citizenship text,
  birth_date text,
  position text,
  media_name text,
  media_website text,
  photo_file_guid uuid references file,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Found by the console's search: names in both scripts, company, e-mail, phone.
  search_text text not null default ''
);
create index participant_account on participant (account_guid);
alter table file add foreign key (participant_guid) references participant on delete cascade;
create index file_participant on file (participant_guid);

create extension if not exists pg_trgm;
create index participant_search on participant using gin (search_text gin_trgm_ops);

create table participant_company (
  participant_guid uuid primary key references participant on delete cascade,
  has_inn boolean not null default true,
  inn text,
  kpp text,
  name text,
  short_name text,
  company_type text,
  site_url text,
  no_site boolean not null default false,
  address text,
  source text not null default 'typed' check (source in ('typed', 'register'))
);

-- A participant's request to take part in one edition: three state machines, decided per person (product.md §2).
create table application (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  participant_guid uuid not null references participant on delete cascade,
  status text not null default 'draft'
    check (status in ('cancelled', 'rejected', 'draft', 'unconfirmed', 'pending', 'approved')),
  security text not null default 'passportPending'
    check (security in ('rejected', 'onHold', 'passportPending', 'passportFailed', 'passportVerified')),
  payment text not null default 'unpaid'
    check (payment in ('unpaid', 'pending', 'paid', 'cardPaymentAccepted', 'noPaymentRequired')),
  -- The phone of a primary participant whose application lives: at most one in an edition.
  primary_phone text,
  submitted_at timestamptz,
  decision_reason text,
  passport_note text,
  pay_by date,
  created_at timestamptz not null,
  unique (edition_guid, participant_guid),
  check (payment in ('unpaid', 'noPaymentRequired') or status in ('approved', 'cancelled', 'rejected'))
);
create unique index application_primary_phone on application (edition_guid, primary_phone)
  where primary_phone is not null and status <> 'cancelled';
create index application_queue on application (edition_guid, status, submitted_at desc nulls last, guid desc);
create index application_submitted on application (edition_guid, submitted_at desc nulls last, guid desc);
create index application_payment on application (edition_guid, payment, submitted_at desc nulls last, guid desc);
create index application_participant on application (participant_guid);

create table consent (
  guid uuid primary key default uuidv7(),
  participant_guid uuid references participant on delete cascade,
  account_guid uuid references account on delete cascade,
  kind text not null check (
    kind in ('processing', 'distribution', 'advertising', 'cardPayment', 'notifications', 'speakerPublication', 'payerDetails', 'badgePhotograph')
  ),
  text_version text not null,
  text_hash bytea not null,
  locale text not null check (locale in ('ru', 'en')),
  given_at timestamptz not null,
  given_by uuid references account,
  address_hash bytea,
  withdrawn_at timestamptz,
  check (participant_guid is not null or account_guid is not null)
);
create unique index consent_standing on consent (participant_guid, kind) where withdrawn_at is null and participant_guid is not null;

-- Passport data are sealed; the keyed hash of the number keeps it unique without showing it (design.md §3).
create table passport (
  participant_guid uuid primary key references participant on delete cascade,
  number_hash bytea not null,
  sealed bytea not null,
  key_id text not null,
  saved_at timestamptz not null
);
create unique index passport_number on passport (number_hash);

create table passport_viewing (
  id bigint generated always as identity primary key,
  participant_guid uuid not null references participant on delete cascade,
  viewed_by uuid not null references account,
  at timestamptz not null
);
create index passport_viewing_participant on passport_viewing (participant_guid, id desc);

-- A released decision of the committee; while its messages wait it can be recalled.
create table decision (
  guid uuid primary key default uuidv7(),
  batch_guid uuid not null,
  application_guid uuid not null references application on delete cascade,
  kind text not null check (kind in ('approve', 'reject', 'requestInformation', 'reopen')),
  reason text,
  released_by uuid not null references account,
  released_at timestamptz not null,
  recall_until timestamptz not null,
  sent_at timestamptz,
  recalled_at timestamptz,
  check (sent_at is null or recalled_at is null)
);
create index decision_batch on decision (batch_guid);
create index decision_application on decision (application_guid, released_at desc);
create index decision_waiting on decision (recall_until) where sent_at is null and recalled_at is null;
