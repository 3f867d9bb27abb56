-- What happened to printed badges (spec point 4): printing, handing over, a loss and a reissue are separate facts, and none is ever changed.

create table badge_print (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  -- "Print 7": what is written on the box of badges.
  number integer not null,
  at timestamptz not null,
  by_account uuid not null references account,
  unique (edition_guid, number)
);

create table badge_event (
  guid uuid primary key default uuidv7(),
  pass_guid uuid not null references pass on delete cascade,
  -- The number of the pass that is on the print.
  counter integer not null,
  event text not null check (event in ('printed', 'handedOver', 'lost', 'reissued')),
  at timestamptz not null,
  by_account uuid not null references account,
  print_guid uuid references badge_print,
  reason text,
  check ((event = 'printed') = (print_guid is not null)),
  check ((event = 'lost') = (reason is not null))
);
create index badge_event_pass on badge_event (pass_guid, counter, at);
create index badge_event_print on badge_event (print_guid) where print_guid is not null;
-- One print is handed over once and lost once, whoever presses at the same moment.
create unique index badge_event_once on badge_event (pass_guid, counter, event) where event in ('handedOver', 'lost', 'reissued');
