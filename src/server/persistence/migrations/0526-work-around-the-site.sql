-- The overview counts, at every look, the employees and vehicles that wait for security and the companies whose package is to be confirmed, and says since
-- when the oldest waits. Volunteers have this in the indexes of their lists.
create index employee_waiting on employee (company_guid, sent_at) where state = 'pending' and removed_at is null;
create index vehicle_waiting on vehicle (company_guid, sent_at) where state = 'pending' and removed_at is null;
create index staff_company_waiting on staff_company (edition_guid, created_at, guid) where role_confirmed_at is null;
