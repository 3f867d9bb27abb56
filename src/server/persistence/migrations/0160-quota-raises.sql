-- Requests of companies for more places on the forum days, and what the edition asks for a place.

create table site_setting (
  edition_guid uuid primary key references edition on delete cascade,
  -- Counts every change of the hours on site, the places of the packages and the price.
  version integer not null default 1,
  -- Of one more place on the forum days, VAT included; an offer begins with it.
  place_price_kopecks bigint not null default 1500000 check (place_price_kopecks between 0 and 100000000)
);
insert into site_setting (edition_guid) select guid from edition;

create table quota_raise (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  company_guid uuid not null references staff_company on delete cascade,
  version integer not null default 1,
  state text not null default 'asked'
    check (state in ('asked', 'offered', 'granted', 'invoiced', 'paid', 'refused', 'withdrawn')),
  places_asked integer not null check (places_asked between 1 and 200),
  reason text not null check (length(reason) <= 500),
  asked_by uuid not null references account,
  asked_at timestamptz not null,
  -- What logistics offers, or gives; the price is of one place, VAT included, and null where they are free.
  places integer check (places between 1 and 200),
  price_kopecks bigint check (price_kopecks > 0),
  answer text check (length(answer) <= 500),
  answered_by uuid references account,
  answered_at timestamptz,
  -- The invoice that is open or paid; a cancelled one is known by its line alone.
  invoice_guid uuid unique references invoice,
  changed_at timestamptz not null,
  check (state not in ('offered', 'invoiced', 'paid') or (places is not null and price_kopecks is not null)),
  check (state <> 'granted' or places is not null),
  check ((state in ('invoiced', 'paid')) = (invoice_guid is not null))
);
-- Between two who ask at once this decides.
create unique index quota_raise_open on quota_raise (company_guid) where state in ('asked', 'offered', 'invoiced');
create index quota_raise_company on quota_raise (company_guid, guid);
create index quota_raise_queue on quota_raise (edition_guid, state, guid);

-- The one line of an invoice for places; the lines of participants stand in invoice_line.
create table invoice_raise_line (
  invoice_guid uuid primary key references invoice on delete cascade,
  raise_guid uuid not null references quota_raise on delete cascade,
  company_name text not null,
  places integer not null check (places > 0),
  amount_kopecks bigint not null check (amount_kopecks > 0),
  vat_kopecks bigint not null check (vat_kopecks >= 0)
);
create index invoice_raise_line_raise on invoice_raise_line (raise_guid);

-- A line of the papers after the forum is a participant's or that of places.
alter table closing_line
  alter column application_guid drop not null,
  add column places integer check (places > 0),
  add constraint closing_line_subject check (num_nonnulls(application_guid, places) = 1);

-- How the responsible employee wants service messages, as participants have it.
alter table staff_company
  add column notices_by text not null default 'both' check (notices_by in ('both', 'sms', 'email'));

-- Important updates that a company has opened.
create table company_update_reading (
  company_guid uuid not null references staff_company on delete cascade,
  content_guid uuid not null references content_item on delete cascade,
  read_at timestamptz not null,
  primary key (company_guid, content_guid)
);
