-- The log of scans in order of time: zone and direction stand at its end, so that it alone says which scans are left out.
drop index gate_scan_log;
create index gate_scan_log on gate_scan (edition_guid, at desc, guid desc, zone, direction);
-- Scans by what became of them, zone and direction: each of the dozen ways in which these meet is a stretch of it, whether it holds a million or three.
create index gate_scan_outcome on gate_scan (edition_guid,
  (case when overridden_at is not null then 'overridden' when admitted then 'admitted' else 'refused' end),
  zone, direction, at desc, guid desc);
drop index gate_scan_device;
create index gate_scan_device on gate_scan (device_guid, at desc, guid desc);
