-- Scans of a device in order of time: outcome and direction stand at the end, so that the index alone says which are left out.
drop index gate_scan_device;
create index gate_scan_device on gate_scan (device_guid, at desc, guid desc, direction,
  (case when overridden_at is not null then 'overridden' when admitted then 'admitted' else 'refused' end));
-- Scans of codes that are no pass of ours end the orders by who was scanned.
create index gate_scan_unknown on gate_scan (edition_guid, at desc, guid desc) where pass_guid is null;
