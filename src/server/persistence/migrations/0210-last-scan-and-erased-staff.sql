-- The last scan of a pass, refused ones too, beside each pass in the console's list.
create index gate_scan_pass_last on gate_scan (pass_guid, at desc, number desc) where pass_guid is not null;

-- When their data were blanked: thirty days after the forum, as the consent says.
alter table employee add column erased_at timestamptz, add check (erased_at is null or removed_at is not null);
alter table vehicle add column erased_at timestamptz, add check (erased_at is null or removed_at is not null);
create index employee_unerased on employee (company_guid) where erased_at is null;
create index vehicle_unerased on vehicle (company_guid) where erased_at is null;
