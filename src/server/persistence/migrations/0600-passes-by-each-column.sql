-- Passes by issue, by badge and by their last scan.
-- The index is dropped below, which needs the strongest lock: one that becomes stronger later would wait for a gate that waits for it.
lock table pass in access exclusive mode;
lock table gate_scan in share row exclusive mode;

create index pass_counter on pass (edition_guid, counter, guid) include (kind, revoked_at, withheld_at);
-- Passes that are void have their place among the badges too. The index includes the columns that lists filter by.
drop index pass_badge_name;
create index pass_badge_name on pass (edition_guid, badge_standing, list_name, guid) include (kind, revoked_at, withheld_at);

-- The last scan of each pass does not stand on the pass: a gate would wait for whoever holds it, and each scan would be written into all its indexes. Scans of
-- one pass wait for each other already (`lockScanned`), and nobody but they changes these rows.
create table pass_last_scan (
  pass_guid uuid primary key references pass on delete cascade,
  edition_guid uuid not null references edition on delete cascade,
  -- Before all times while it was never scanned.
  at timestamptz not null default '-infinity'
);
insert into pass_last_scan (pass_guid, edition_guid, at)
select pass.guid, pass.edition_guid, coalesce(max(gate_scan.at), '-infinity')
from pass left join gate_scan on gate_scan.pass_guid = pass.guid group by pass.guid;
create index pass_last_scan_at on pass_last_scan (edition_guid, at, pass_guid);
analyze pass, pass_last_scan;

create function await_first_scans() returns trigger language plpgsql as $$
begin
  insert into pass_last_scan (pass_guid, edition_guid) select guid, edition_guid from added;
  return null;
end $$;
create trigger await_first_scans after insert on pass
  referencing new table as added for each statement execute function await_first_scans();

-- A device without a network sends its scans later, so the latest time wins and not the latest arrival.
create function note_last_scans() returns trigger language plpgsql as $$
begin
  update pass_last_scan set at = told.at
  from (select pass_guid, max(at) as at from added where pass_guid is not null group by pass_guid) as told
  where pass_last_scan.pass_guid = told.pass_guid and pass_last_scan.at < told.at;
  return null;
end $$;
create trigger note_last_scans after insert on gate_scan
  referencing new table as added for each statement execute function note_last_scans();
