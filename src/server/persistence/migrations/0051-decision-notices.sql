-- Coordinators who are to be told what the committee has decided on members of their groups: one letter for a released batch, when its recall
-- window is over.
create table decision_notice (
  batch_guid uuid not null,
  group_guid uuid not null references participant_group on delete cascade,
  -- Of the machine's clock, as of everything that waits to be sent.
  due_at timestamptz not null,
  primary key (batch_guid, group_guid)
);
create index decision_notice_due on decision_notice (due_at);
create index decision_notice_group on decision_notice (group_guid);
