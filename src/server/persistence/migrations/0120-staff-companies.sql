-- Contractors and exhibitors: their companies, the employees and vehicles they bring to the site, and what the edition gives them (spec points 3, 4, 6, 9).

-- Places on the forum days in each package; setting up and dismantling are not counted.
create table forum_day_quota (
  edition_guid uuid not null references edition on delete cascade,
  contractor_role text not null
    check (contractor_role in ('generalPartner', 'officialPartner', 'partner', 'exhibitor', 'contractor')),
  places integer not null check (places between 0 and 1000),
  primary key (edition_guid, contractor_role)
);

insert into forum_day_quota
select edition.guid, package.role, package.places
from edition, (values ('generalPartner', 10), ('officialPartner', 6), ('partner', 4), ('exhibitor', 2), ('contractor', 0))
  as package (role, places);

-- When people work on site.
create table site_window (
  edition_guid uuid not null references edition on delete cascade,
  part text not null check (part in ('setUp', 'forum', 'dismantling')),
  from_at timestamptz not null,
  to_at timestamptz not null,
  primary key (edition_guid, part),
  check (to_at > from_at)
);

create table staff_company (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  -- The one responsible employee's account (spec point 5); handing over changes it.
  account_guid uuid not null references account,
  version integer not null default 1,
  contractor_role text not null
    check (contractor_role in ('generalPartner', 'officialPartner', 'partner', 'exhibitor', 'contractor')),
  name text not null,
  -- Null for a company abroad.
  inn text check (inn ~ '^([0-9]{10}|[0-9]{12})$'),
  last_name text not null,
  first_name text not null,
  middle_name text,
  latin_last_name text not null,
  latin_first_name text not null,
  email text not null,
  position text not null,
  locale text not null check (locale in ('ru', 'en')),
  -- Until the forum has confirmed the package it gives no places on the forum days.
  role_confirmed_at timestamptz,
  role_confirmed_by uuid references account,
  -- What the self-registration link carries; a new one makes the old link dead.
  registration_guid uuid not null unique default gen_random_uuid(),
  -- Places on the forum days that were added to the package.
  places_added integer not null default 0 check (places_added between 0 and 1000),
  created_at timestamptz not null
);
-- Between two who sign the same company up at once these decide.
create unique index staff_company_inn on staff_company (edition_guid, inn) where inn is not null;
create unique index staff_company_name on staff_company (edition_guid, lower(name)) where inn is null;
create index staff_company_account on staff_company (account_guid);

-- The responsible employee offers their company to another phone, whose owner takes it or does not.
create table staff_handover (
  guid uuid primary key default uuidv7(),
  company_guid uuid not null references staff_company on delete cascade,
  phone text not null check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  offered_by uuid not null references account,
  offered_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('taken', 'declined', 'withdrawn')),
  check ((ended_at is null) = (outcome is null))
);
create unique index staff_handover_open on staff_handover (company_guid) where ended_at is null;
create index staff_handover_phone on staff_handover (phone) where ended_at is null;

create table employee (
  guid uuid primary key default uuidv7(),
  company_guid uuid not null references staff_company on delete cascade,
  version integer not null default 1,
  last_name text not null,
  first_name text not null,
  middle_name text,
  latin_last_name text not null,
  latin_first_name text not null,
  -- Of a driver it must be known; the same person may work for two companies.
  phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  registration_address text not null,
  on_forum boolean not null,
  on_montage boolean not null,
  -- Chosen when they are sent for review.
  on_site_role text
    check (on_site_role in ('standStaff', 'builder', 'technician', 'loader', 'driver', 'security')),
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'pending', 'approved', 'rejected')),
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references account,
  -- For colleagues of security alone.
  decision_note text,
  -- By the link; otherwise the company has entered them.
  self_registered boolean not null,
  consent_version text not null,
  consent_text_hash bytea not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (on_forum or on_montage),
  check (state = 'unconfirmed' or on_site_role is not null)
);
create index employee_company on employee (company_guid, guid) where removed_at is null;
create unique index employee_phone on employee (company_guid, phone) where removed_at is null and phone is not null;
create index employee_queue on employee (state, sent_at, guid) where removed_at is null;

create table vehicle (
  guid uuid primary key default uuidv7(),
  company_guid uuid not null references staff_company on delete cascade,
  version integer not null default 1,
  brand text not null,
  plate text not null,
  plate_country text not null check (plate_country ~ '^[A-Z]{2}$'),
  type text not null check (type in ('car', 'van', 'truck', 'articulated', 'special')),
  -- In centimetres, for the height and the length of the bay.
  length_cm integer not null check (length_cm between 100 and 3000),
  height_cm integer not null check (height_cm between 100 and 500),
  on_forum boolean not null,
  on_montage boolean not null,
  driver_guid uuid references employee,
  arrives_on date not null,
  leaves_on date not null,
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'pending', 'approved', 'rejected')),
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references account,
  decision_note text,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (leaves_on >= arrives_on),
  check (on_forum or on_montage)
);
create index vehicle_company on vehicle (company_guid, guid) where removed_at is null;
create unique index vehicle_plate on vehicle (company_guid, plate_country, plate) where removed_at is null;
create index vehicle_queue on vehicle (state, sent_at, guid) where removed_at is null;
