-- What people are found by, beside what lists are ordered by, so that one index holds all of it: a frequent name in an order by names is found along
-- that index without looking anybody up (decision 183). A longer key than an index takes stays with the participant alone.
-- Nobody's name changes between the copying and the triggers; people are locked before what is theirs.
lock table participant, application in share row exclusive mode;

create table application_search (
  application_guid uuid primary key references application on delete cascade,
  participant_guid uuid not null,
  edition_guid uuid not null,
  list_name text collate "und-x-icu" not null,
  list_company text collate "und-x-icu" not null,
  search_key text
);

create function short_search_key(key text) returns text
language sql immutable parallel safe
return case when octet_length(key) <= 1200 then key end;

insert into application_search (application_guid, participant_guid, edition_guid, list_name, list_company, search_key)
select application.guid, participant.guid, edition_guid, list_name, list_company, short_search_key(participant.search_key)
from application join participant on participant.guid = application.participant_guid;

create index application_search_participant on application_search (participant_guid);
create index application_search_name on application_search (edition_guid, list_name, application_guid) include (search_key, participant_guid);
create index application_search_company on application_search (edition_guid, list_company, application_guid) include (search_key, participant_guid);

create function search_new_application() returns trigger language plpgsql as $$
begin
  insert into application_search (application_guid, participant_guid, edition_guid, list_name, list_company, search_key)
  select new.guid, new.participant_guid, new.edition_guid, new.list_name, new.list_company, short_search_key(search_key)
  from participant where guid = new.participant_guid;
  return null;
end $$;
create trigger search_new_application after insert on application
  for each row execute function search_new_application();

create function search_listed_application() returns trigger language plpgsql as $$
begin
  update application_search set list_name = new.list_name, list_company = new.list_company where application_guid = new.guid;
  return null;
end $$;
create trigger search_listed_application after update of list_name, list_company on application
  for each row when ((old.list_name, old.list_company) is distinct from (new.list_name, new.list_company))
  execute function search_listed_application();

create function search_participant() returns trigger language plpgsql as $$
begin
  update application_search set search_key = short_search_key(new.search_key) where participant_guid = new.guid;
  return null;
end $$;
create trigger search_participant after update of search_text on participant
  for each row when (old.search_key is distinct from new.search_key)
  execute function search_participant();

-- The call desk and its counts, without the people themselves.
create index application_failed on application (edition_guid, coalesce(passport_saved_at, created_at), guid)
  include (status, participant_guid, passport_saved_at, created_at) where security = 'passportFailed';
create index participant_erased on participant (guid) where erased_at is not null;

analyze application_search;
