-- Scans are listed and counted by zone, by direction and by what became of them: these stand at the end of the index, so that it alone says which rows are left out.
drop index gate_scan_log;
create index gate_scan_log on gate_scan (edition_guid, at desc, guid desc, zone, direction);
-- Few scans are refused or let in by a supervisor, so each outcome has its own order of time.
create index gate_scan_outcome on gate_scan (edition_guid,
  (case when overridden_at is not null then 'overridden' when admitted then 'admitted' else 'refused' end),
  at desc, guid desc, zone, direction);
drop index gate_scan_device;
create index gate_scan_device on gate_scan (device_guid, at desc, guid desc);
