-- How many scans each device has made, without reading all of them at each look (decision 152). Scans are never deleted.
create table gate_scan_tally (
  id bigint generated always as identity primary key,
  device_guid uuid not null references gate_device on delete cascade,
  count bigint not null
);
create index gate_scan_tally_device on gate_scan_tally (device_guid);

create function tally_scans() returns trigger language plpgsql as $$
begin
  insert into gate_scan_tally (device_guid, count) select device_guid, count(*) from added group by 1;
  return null;
end $$;
-- Nothing is scanned between what is counted here and what the trigger counts.
lock table gate_scan in share row exclusive mode;
insert into gate_scan_tally (device_guid, count) select device_guid, count(*) from gate_scan group by 1;
create trigger tally_scans after insert on gate_scan
  referencing new table as added for each statement execute function tally_scans();
