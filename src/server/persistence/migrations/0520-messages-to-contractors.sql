-- To which contractor's responsible employee a message goes: the page of the company tells how it went.
alter table message add column staff_company_guid uuid references staff_company on delete set null;
create index message_staff_company on message (staff_company_guid, created_at) where staff_company_guid is not null;
