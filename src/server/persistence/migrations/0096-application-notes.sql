-- What organisers write to one another about an application. Never shown to the person; erased with them.
create table application_note (
  guid uuid primary key default uuidv7(),
  application_guid uuid not null references application on delete cascade,
  written_by uuid not null references account on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  written_at timestamptz not null
);
create index application_note_of on application_note (application_guid, guid);

-- A person's messages, on their page in the console.
create index message_participant on message (participant_guid, created_at) where participant_guid is not null;

-- Sent texts that are kept for a while are wiped by their age.
create index message_kept on message (sent_at) where state = 'sent' and sealed is not null;
