-- Acting for others (product.md §3 and §5): groups, assistants, and the links by which people confirm what was entered about them.

alter table participant
  -- Whoever filled in the application of another person; until it is sent the row is in their account.
  add column registered_by uuid references account;

-- People of one organisation whom a coordinator brings to one edition.
create table participant_group (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  account_guid uuid not null references account,
  version integer not null default 1,
  last_name text not null,
  first_name text not null,
  middle_name text,
  email text not null,
  locale text not null check (locale in ('ru', 'en')),
  -- The one organisation that all members represent (spec point 5).
  has_inn boolean not null,
  inn text,
  kpp text,
  company_name text not null,
  company_short_name text not null,
  company_type text not null,
  site_url text,
  no_site boolean not null,
  address text,
  created_at timestamptz not null,
  -- One board for an account; a second organisation has a coordinator of its own.
  unique (edition_guid, account_guid),
  check (not has_inn or inn is not null)
);
create index participant_group_account on participant_group (account_guid);

create table group_member (
  -- One application stands in one group.
  application_guid uuid primary key references application on delete cascade,
  group_guid uuid not null references participant_group on delete cascade,
  added_at timestamptz not null,
  removed_at timestamptz,
  -- When the coordinator last asked them to do what is left.
  reminded_at timestamptz
);
create index group_member_group on group_member (group_guid, application_guid) where removed_at is null;

-- An account that manages a participant with rights by section. Until the person has granted it, it is a proposal and opens nothing.
create table assistant (
  guid uuid primary key default uuidv7(),
  participant_guid uuid not null references participant on delete cascade,
  account_guid uuid not null references account,
  version integer not null default 1,
  name text not null,
  email text,
  sections text[] not null check (sections <@ array['profile', 'passport', 'payment', 'transfer', 'chat']),
  -- Service messages of the participant are copied to them.
  gets_notices boolean not null default true,
  created_at timestamptz not null,
  granted_at timestamptz,
  granted_by uuid references account,
  withdrawn_at timestamptz,
  check ((granted_at is null) = (granted_by is null)),
  check (granted_at is null or cardinality(sections) > 0)
);
create unique index assistant_standing on assistant (participant_guid, account_guid) where withdrawn_at is null;
create index assistant_account on assistant (account_guid) where withdrawn_at is null;

-- The link by SMS with which a person confirms an application that was filled in for them; its hash alone is kept.
create table confirmation_link (
  guid uuid primary key default uuidv7(),
  application_guid uuid not null references application on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_by uuid not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer link, a cancelled application or a removed member made it void.
  superseded_at timestamptz
);
create unique index confirmation_link_live on confirmation_link (application_guid)
  where used_at is null and superseded_at is null;
create index confirmation_link_application on confirmation_link (application_guid, created_at desc);

-- A link in a message that logs its reader in once (product.md §5); its hash alone is kept.
create table login_link (
  guid uuid primary key default uuidv7(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  account_guid uuid not null references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_link_account on login_link (account_guid);

-- The number of a passport may be known before its pages are given: a coordinator's list has it. Nothing is checked until it is saved whole.
alter table passport alter column saved_at drop not null;
