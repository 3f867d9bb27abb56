-- To which group's coordinator a message goes: its company's page tells how it went.
alter table message add column group_guid uuid references participant_group on delete set null;
create index message_group on message (group_guid, created_at) where group_guid is not null;
