-- Which organiser has taken an application, so that two do not read the same one tonight.
alter table application add column owner_guid uuid references account;
create index application_owner on application (owner_guid) where owner_guid is not null;
