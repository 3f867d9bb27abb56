-- Names of members who were withdrawn before they had confirmed. They are erased with the withdrawal, and the one letter about the batch still has
-- to say them: sealed, until that letter is written.
create table decision_notice_name (
  guid uuid primary key,
  batch_guid uuid not null,
  group_guid uuid not null,
  sealed bytea not null,
  key_id text not null,
  foreign key (batch_guid, group_guid) references decision_notice on delete cascade
);
create index decision_notice_name_notice on decision_notice_name (batch_guid, group_guid);
