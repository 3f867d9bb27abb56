-- Passports by state and by citizenship (decision 180): not given and not yet checked are one verdict, so each has an index of its own by name.
-- Nobody changes what is copied before the triggers watch it.
lock table participant, application in share row exclusive mode;

alter table application add column list_citizenship text not null default '';

update application set list_citizenship = coalesce(participant.citizenship, '')
from participant where participant.guid = application.participant_guid;

create or replace function list_new_application() returns trigger language plpgsql as $$
begin
  select listed_name(last_name, latin_last_name, first_name, latin_first_name), participant.role, citizenship = 'RU',
      coalesce(citizenship, ''), listed_position(position), photograph_file_guid is not null
    into new.list_name, new.role, new.is_russian, new.list_citizenship, new.list_position, new.has_photograph
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
    role = new.role, is_russian = new.citizenship = 'RU', list_citizenship = coalesce(new.citizenship, ''),
    list_position = listed_position(new.position), has_photograph = new.photograph_file_guid is not null
  where participant_guid = new.guid;
  return null;
end $$;

create index application_passport_given on application (edition_guid, list_name, guid)
  where security = 'passportPending' and passport_saved_at is not null;
create index application_passport_missing on application (edition_guid, list_name, guid)
  where security = 'passportPending' and passport_saved_at is null;
create index application_citizenship on application (edition_guid, security, list_citizenship, list_name, guid);
