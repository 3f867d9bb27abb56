-- Confirmations of which a group's coordinator is told in one letter, a little later.
create table confirmation_notice (
  application_guid uuid primary key references application on delete cascade,
  group_guid uuid not null references participant_group on delete cascade,
  -- Of the machine's clock, as of everything that waits to be sent.
  due_at timestamptz not null
);
create index confirmation_notice_group on confirmation_notice (group_guid);
create index confirmation_notice_due on confirmation_notice (due_at);

-- Whoever sent the link has been told that it was not followed in time.
alter table confirmation_link add column expiry_told_at timestamptz;
create index confirmation_link_expiring on confirmation_link (expires_at)
  where used_at is null and superseded_at is null and expiry_told_at is null;
