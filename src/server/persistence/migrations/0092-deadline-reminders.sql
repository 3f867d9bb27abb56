-- Reminders of personal deadlines (decision 075): what is reminded of, and how many days before a deadline.
alter table edition
  add column reminders text[] not null default '{payment,passport,photograph,transfer,confirmation}'
    check (reminders <@ array['payment', 'passport', 'photograph', 'transfer', 'confirmation']),
  add column reminder_days smallint[] not null default '{7,1}'
    check (cardinality(reminder_days) between 1 and 4 and 1 <= all (reminder_days) and 60 >= all (reminder_days));

-- Whom the app has reminded. The keys decide between two copies of the app: one reminder for each step before a deadline, and one a day of one
-- thing however the deadline moves.
create table deadline_reminder (
  application_guid uuid not null references application on delete cascade,
  kind text not null check (kind in ('payment', 'passport', 'photograph', 'transfer', 'confirmation')),
  deadline date not null,
  days_before smallint not null,
  -- The edition's day.
  sent_on date not null,
  sent_at timestamptz not null,
  primary key (application_guid, kind, deadline, days_before),
  unique (application_guid, kind, sent_on)
);
