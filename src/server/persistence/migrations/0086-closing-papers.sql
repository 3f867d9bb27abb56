create table closing_number (
  year integer primary key,
  last integer not null default 0
);

-- The act and the tax invoice of a paid invoice after the forum: one number, one day, the sums of that day.
create table closing (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  -- Whoever issues it a second time is stopped here.
  invoice_guid uuid not null unique references invoice on delete cascade,
  year integer not null,
  number integer not null,
  issued_on date not null,
  total_kopecks bigint not null check (total_kopecks > 0),
  vat_kopecks bigint not null check (vat_kopecks >= 0),
  vat_percent numeric(5, 2) not null,
  created_at timestamptz not null,
  -- Null when the job issued it.
  created_by uuid references account,
  channel text check (channel in ('edo', 'post')),
  sent_on date,
  -- The tracking number of a letter, or the provider and number of an electronic document.
  reference text,
  returned_on date,
  unique (year, number),
  check ((sent_on is null) = (channel is null)),
  check (returned_on is null or sent_on is not null)
);
create index closing_queue on closing (edition_guid, guid desc);

create table closing_line (
  guid uuid primary key default uuidv7(),
  closing_guid uuid not null references closing on delete cascade,
  application_guid uuid not null references application,
  participant_name text not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  vat_kopecks bigint not null check (vat_kopecks >= 0)
);
create index closing_line_closing on closing_line (closing_guid);
