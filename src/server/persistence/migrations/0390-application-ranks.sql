-- Applications in order of every column (decision 180). Columns of few values need one index together: within each way in which these values meet, people
-- stand by name in it, and a page of any of these orders is merged from the few ways that come next.
-- Nobody changes what is copied before the triggers watch it.
lock table participant, application in share row exclusive mode;

alter table application
  add column list_position text collate "und-x-icu" not null default '',
  add column has_photograph boolean not null default false;

create function listed_position(written text) returns text
language sql immutable parallel safe
return lower(left(coalesce(written, ''), 100) collate "und-x-icu");

update application set
  list_position = listed_position(participant.position),
  has_photograph = participant.photograph_file_guid is not null
from participant where participant.guid = application.participant_guid;

create or replace function list_new_application() returns trigger language plpgsql as $$
begin
  select listed_name(last_name, latin_last_name, first_name, latin_first_name), participant.role, citizenship = 'RU',
      listed_position(position), photograph_file_guid is not null
    into new.list_name, new.role, new.is_russian, new.list_position, new.has_photograph
    from participant where guid = new.participant_guid;
  new.list_company := lower(coalesce(
    (select short_name from participant_company where participant_guid = new.participant_guid), '') collate "und-x-icu");
  new.passport_saved_at := (select saved_at from passport where participant_guid = new.participant_guid);
  return new;
end $$;

create or replace function list_participant() returns trigger language plpgsql as $$
begin
  update application set
    list_name = listed_name(new.last_name, new.latin_last_name, new.first_name, new.latin_first_name),
    role = new.role, is_russian = new.citizenship = 'RU', list_position = listed_position(new.position),
    has_photograph = new.photograph_file_guid is not null
  where participant_guid = new.guid;
  return null;
end $$;
drop trigger list_participant on participant;
create trigger list_participant
  after update of last_name, latin_last_name, first_name, latin_first_name, role, citizenship, position, photograph_file_guid on participant
  for each row when (
    (old.last_name, old.latin_last_name, old.first_name, old.latin_first_name, old.role, old.citizenship, old.position,
      old.photograph_file_guid is null)
    is distinct from (new.last_name, new.latin_last_name, new.first_name, new.latin_first_name, new.role, new.citizenship, new.position,
      new.photograph_file_guid is null)
  ) execute function list_participant();

create index application_position on application (edition_guid, list_position, guid);
create index application_status_position on application (edition_guid, status, list_position, guid);
create index application_rank on application (edition_guid, status, security, payment, role, has_photograph, list_name, guid);
create index application_owner_name on application (edition_guid, status, owner_guid, list_name, guid);
