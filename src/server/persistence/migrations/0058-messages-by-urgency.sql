-- Messages are sent from this table: by urgency, at the pace of their channel, in turns between the accounts that cause them (decision 051).
alter table message
  add column urgency text not null default 'notice' check (urgency in ('code', 'answer', 'notice')),
  -- The account whose act caused it, nil for the app itself. Only turns depend on it, so it points nowhere.
  add column sender uuid not null default '00000000-0000-0000-0000-000000000000',
  -- Of two waiting notices the lower turn goes first; each further notice of a sender takes a turn of its own.
  add column turn bigint not null default 0,
  -- Not before this time after a failed try.
  add column retry_at timestamptz,
  -- Worthless from then on: a code.
  add column expires_at timestamptz,
  -- Why the last try failed.
  add column fault text check (fault in ('address', 'refused', 'settings', 'outage', 'later', 'expired')),
  -- A status or code of the gateway, never words of it.
  add column fault_detail text;
update message set urgency = 'code' where template = 'code';
update message set fault = 'refused' where state = 'failed';
alter table message add constraint message_failed_why check (state <> 'failed' or fault is not null);

drop index message_waiting;
create index message_due on message (channel, urgency, turn, not_before) where state = 'waiting';
create index message_turn on message (channel, sender, turn) where state = 'waiting' and urgency = 'notice';
create index message_failed on message (channel, fault, not_before) where state = 'failed';

-- What all copies of the app share of the gateway of a channel. Whoever takes messages locks its row, so that they keep the pace together.
create table message_gateway (
  channel text primary key check (channel in ('sms', 'email')),
  -- The pace allows the next message from then on.
  free_at timestamptz not null default '-infinity',
  -- The turn of the last notice taken.
  turn bigint not null default 0,
  -- While the gateway fails: nothing is sent before this time, then one message tries it.
  paused_until timestamptz,
  fault text check (fault in ('settings', 'outage')),
  fault_detail text,
  fault_since timestamptz,
  fault_count integer not null default 0
);
insert into message_gateway (channel) values ('sms'), ('email');
