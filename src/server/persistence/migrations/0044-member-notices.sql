-- What a coordinator has changed for people who had given their word, and of which they have not been told yet: one message says all of it.
create table member_notice (
  application_guid uuid primary key references application on delete cascade,
  group_guid uuid not null references participant_group on delete cascade,
  changed text[] not null check (changed <@ array['position', 'transfer'] and cardinality(changed) > 0),
  -- Of the machine's clock, as of everything that waits to be sent.
  due_at timestamptz not null
);
create index member_notice_due on member_notice (due_at);
create index member_notice_group on member_notice (group_guid);
