-- One year's forum: its dates, fee, locks and texts are data, never constants in code (product.md, top).
create table edition (
  guid uuid primary key default uuidv7(),
  slug text not null unique check (slug ~ '^[a-z0-9-]{2,40}$'),
  is_current boolean not null default false,
  name_ru text not null,
  name_en text not null,
  city_ru text not null,
  city_en text not null,
  venue_ru text not null,
  venue_en text not null,
  starts_on date not null,
  ends_on date not null,
  time_zone text not null default 'Europe/Moscow',
  fee_kopecks bigint not null check (fee_kopecks > 0),
  badge_company_name_until date not null,
  transfer_until date not null,
  pay_by date not null,
  passport_by date not null,
  support_email text not null,
  support_phone text not null,
  seller jsonb not null,
  check (ends_on >= starts_on)
);
create unique index edition_current on edition (is_current) where is_current;

-- The demo's movable clock; one row, followed by every instance. Absent in production.
create table demo_clock (
  id boolean primary key default true check (id),
  anchored_at timestamptz not null,
  value timestamptz not null
);

-- Raised whenever something that public pages show has changed; rendered pages are dropped by its NOTIFY.
create table content_version (
  id boolean primary key default true check (id),
  version bigint not null default 1
);
insert into content_version default values;

-- A phone number that can log in (product.md §1).
create table account (
  guid uuid primary key default uuidv7(),
  phone text not null unique check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  locale text not null default 'ru' check (locale in ('ru', 'en')),
  created_at timestamptz not null
);

create table organiser (
  account_guid uuid primary key references account on delete cascade,
  name text not null,
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['committee', 'finance', 'security', 'support', 'content', 'logistics', 'gate', 'admin']
  ),
  second_factor_sealed bytea,
  second_factor_key_id text,
  -- The last 30-second step whose code was taken: no code is taken twice.
  second_factor_step integer,
  revoked_at timestamptz
);

create table access_token (
  guid uuid primary key,
  account_guid uuid not null references account on delete cascade,
  audience text not null check (audience in ('participant', 'organizer')),
  direct_login boolean not null default false,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index access_token_live on access_token (account_guid) where revoked_at is null;

-- One-time codes: a keyed hash bound to its request and purpose. The newest alone counts.
create table one_time_code (
  request_guid uuid primary key,
  phone text not null,
  phone_prefix text not null,
  address_hash bytea not null,
  purpose text not null check (purpose in ('login', 'signup', 'staff', 'organizer')),
  code_hash bytea not null,
  created_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  consumed_at timestamptz,
  superseded_at timestamptz
);
create index one_time_code_phone on one_time_code (phone, created_at desc);
create index one_time_code_address on one_time_code (address_hash, created_at desc);
create index one_time_code_prefix on one_time_code (phone_prefix, created_at desc);

create table wrong_code (
  id bigint generated always as identity primary key,
  phone text not null,
  at timestamptz not null
);
create index wrong_code_phone on wrong_code (phone, at desc);
create index wrong_code_at on wrong_code (at);

-- Answers kept for 24 h, so that a write that is sent twice happens once (product.md §7).
create table idempotency_key (
  actor text not null,
  key text not null check (length(key) between 8 and 128),
  fingerprint bytea not null,
  created_at timestamptz not null,
  status smallint,
  body jsonb,
  primary key (actor, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Who did what, when, from, to and why; nothing here is ever updated.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_guid uuid,
  actor_role text not null,
  subject_kind text not null,
  subject_guid uuid not null,
  action text not null,
  from_value text,
  to_value text,
  reason text,
  request_id text
);
create index audit_entry_subject on audit_entry (subject_guid, id desc);
