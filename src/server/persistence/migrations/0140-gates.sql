-- The gates of the site: the devices that scan passes, what they scanned, and what the forum found odd in it (spec points 4 and 6).

-- How old the list on a device may be, in minutes.
alter table edition
  add column gate_list_old_after integer not null default 30 check (gate_list_old_after between 1 and 1440),
  add column gate_list_refuse_after integer not null default 240 check (gate_list_refuse_after between 1 and 2880),
  add check (gate_list_refuse_after > gate_list_old_after);

-- A device is enrolled by a code that is good once; it may be shut out at any time, and is never enrolled again.
create table gate_device (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition on delete cascade,
  name text not null,
  -- What is written above the gate.
  gate text not null,
  zone text not null check (zone in ('forum', 'site')),
  created_at timestamptz not null,
  created_by uuid not null references account,
  code_hash bytea,
  code_expires_at timestamptz,
  secret_hash bytea,
  enrolled_at timestamptz,
  enrolled_by uuid references account,
  last_seen_at timestamptz,
  shut_out_at timestamptz,
  shut_out_by uuid references account,
  check (secret_hash is null or enrolled_at is not null),
  check ((code_hash is null) = (code_expires_at is null))
);
create index gate_device_edition on gate_device (edition_guid, guid);
create unique index gate_device_code on gate_device (code_hash) where code_hash is not null;

-- Each time a code or a name was judged. A row changes once at most: when a supervisor admits whom the gate has refused.
create table gate_scan (
  -- Made by the device, so that a scan that is sent twice is the same.
  guid uuid primary key,
  -- The order in which scans of one instant arrived.
  number bigint generated always as identity,
  edition_guid uuid not null references edition on delete cascade,
  device_guid uuid not null references gate_device,
  by_account uuid not null references account,
  zone text not null check (zone in ('forum', 'site')),
  direction text not null check (direction in ('entry', 'exit')),
  -- Null where the code names no pass that we know.
  pass_guid uuid references pass on delete set null,
  counter integer,
  -- Of a vehicle: the pass of whoever drove it.
  driver_pass_guid uuid references pass on delete set null,
  by_name boolean not null,
  -- When it counts as having happened, by the server's clock; `device_at` is what the device's clock said.
  at timestamptz not null,
  device_at timestamptz not null,
  received_at timestamptz not null,
  is_offline boolean not null,
  admitted boolean not null,
  reasons text[] not null,
  warnings text[] not null,
  -- Of the list by which a device judged without a network.
  list_number bigint,
  -- What the server says of the same scan; null where it was the one that judged.
  server_admitted boolean,
  server_reasons text[],
  -- By which a replay with other content is told apart.
  content_hash bytea not null,
  overridden_at timestamptz,
  overridden_by uuid references account,
  override_reason text,
  check ((overridden_at is null) = (override_reason is null)),
  check (not (admitted and overridden_at is not null))
);
create index gate_scan_log on gate_scan (edition_guid, at desc, guid desc);
create index gate_scan_device on gate_scan (device_guid);
create index gate_scan_pass on gate_scan (pass_guid, zone, at desc, number desc) where admitted or overridden_at is not null;
create index gate_scan_driver on gate_scan (driver_pass_guid, zone, at desc, number desc)
  where driver_pass_guid is not null and (admitted or overridden_at is not null);

-- Who is inside a zone: kept with each scan from the last passage of the pass in the log, so that counting does not read the whole log.
create table gate_presence (
  pass_guid uuid not null references pass on delete cascade,
  zone text not null check (zone in ('forum', 'site')),
  edition_guid uuid not null references edition on delete cascade,
  scan_guid uuid not null references gate_scan on delete cascade,
  primary key (pass_guid, zone)
);
create index gate_presence_zone on gate_presence (edition_guid, zone);

-- What does not fit together; it is listed for a person to look at, and nothing is undone.
create table gate_conflict (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition on delete cascade,
  scan_guid uuid not null references gate_scan on delete cascade,
  kind text not null check (kind in ('twoGates', 'admittedThoughRefused', 'clockOff', 'replayed')),
  -- The other scan of the pair, where there is one.
  other_scan_guid uuid references gate_scan on delete cascade,
  -- By how much the device's clock was off.
  seconds_off integer,
  found_at timestamptz not null
);
create unique index gate_conflict_once on gate_conflict (scan_guid, kind);
create index gate_conflict_edition on gate_conflict (edition_guid, found_at desc, guid desc);

-- Of each pass only a digest of what a device is told of it, and under which number that last changed: so a refresh sends what is new, whatever changed it.
create table gate_list (
  edition_guid uuid primary key references edition on delete cascade,
  number bigint not null default 0
);
create table gate_list_entry (
  edition_guid uuid not null references edition on delete cascade,
  pass_guid uuid not null,
  number bigint not null,
  -- Null once the pass has left the list.
  digest bytea,
  primary key (edition_guid, pass_guid)
);
create index gate_list_entry_number on gate_list_entry (edition_guid, number);

-- A supervisor's code for one override on another's device.
create table gate_supervisor_code (
  guid uuid primary key default uuidv7(),
  account_guid uuid not null references account on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index gate_supervisor_code_open on gate_supervisor_code (code_hash) where used_at is null;
