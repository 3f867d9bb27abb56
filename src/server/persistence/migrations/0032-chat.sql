-- One conversation with support for each participant, and for an account on its own behalf (coordinators, staff owners).
create table chat_thread (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  -- Whose it is: of the two one is set. A participant's conversation goes with the participant to whichever account holds them.
  participant_guid uuid references participant on delete cascade,
  account_guid uuid references account,
  -- The number of the last message; taken under the row's lock, so that numbers are gapless and in the order of commits.
  last_number integer not null default 0,
  -- The organiser who has taken it.
  owner_guid uuid references account,
  -- Since when the person waits for an answer; null when support spoke last. Replies are promised within 24 hours of it.
  waiting_since timestamptz,
  -- Support has nothing left to do; the next message of the person opens it again.
  closed_at timestamptz,
  person_received integer not null default 0,
  person_read integer not null default 0,
  support_received integer not null default 0,
  support_read integer not null default 0,
  -- When the person is to be told of an answer that they have not read, by the machine's clock; null when there is nothing to tell.
  notice_at timestamptz,
  -- They were told and have not read since.
  noticed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint chat_thread_person check (num_nonnulls(participant_guid, account_guid) = 1),
  constraint chat_thread_marks check (
    person_read <= person_received and person_received <= last_number
    and support_read <= support_received and support_received <= last_number
  ),
  unique nulls not distinct (edition_guid, participant_guid, account_guid)
);
-- Conversations are listed by who has waited longest, all others by their last message.
create index chat_thread_waiting on chat_thread (edition_guid, waiting_since, guid)
  where waiting_since is not null and closed_at is null;
create index chat_thread_resting on chat_thread (edition_guid, updated_at desc, guid desc)
  where last_number > 0 and (waiting_since is null or closed_at is not null);
create index chat_thread_open on chat_thread (edition_guid, owner_guid, waiting_since) where closed_at is null and last_number > 0;
create index chat_thread_owner on chat_thread (owner_guid, edition_guid) where owner_guid is not null;
create index chat_thread_participant on chat_thread (participant_guid) where participant_guid is not null;
create index chat_thread_account on chat_thread (account_guid) where account_guid is not null;
create index chat_thread_notice on chat_thread (notice_at) where notice_at is not null;

create table chat_message (
  thread_guid uuid not null references chat_thread on delete cascade,
  number integer not null check (number > 0),
  -- Made by the writer's browser: a message that is sent twice is there once.
  guid uuid not null unique,
  side text not null check (side in ('person', 'support')),
  author_guid uuid not null references account,
  text text not null check (length(text) <= 4000),
  created_at timestamptz not null,
  primary key (thread_guid, number)
);

alter table file
  drop constraint file_kind_check,
  add constraint file_kind_check check (kind in ('photograph', 'passportPage', 'chatFile')),
  alter column participant_guid drop not null,
  -- A file of the chat belongs to its conversation, and stands under a message once that is sent.
  add column chat_thread_guid uuid references chat_thread on delete cascade,
  add column chat_message_guid uuid references chat_message (guid) on delete cascade,
  -- As the sender called it; shown to those who may open the file.
  add column name text check (length(name) between 1 and 200),
  add column position smallint not null default 0,
  add constraint file_owner check (
    case kind when 'chatFile' then chat_thread_guid is not null else participant_guid is not null and chat_thread_guid is null end
  );
create index file_chat_message on file (chat_message_guid, position) where chat_message_guid is not null;
create index file_chat_thread on file (chat_thread_guid) where chat_thread_guid is not null;
