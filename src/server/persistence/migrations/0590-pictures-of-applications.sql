-- Whose photograph waits to be seen is found without reading everybody under review: the application knows the picture of its person, as it knows whether there is one.
-- Nobody changes what is copied before the triggers watch it.
lock table participant, application in access exclusive mode;

alter table application add column photograph_file_guid uuid;

create or replace function list_new_application() returns trigger language plpgsql as $$
begin
  select listed_name(last_name, latin_last_name, first_name, latin_first_name), participant.role, citizenship = 'RU',
      coalesce(citizenship, ''), listed_position(position), photograph_file_guid, photograph_file_guid is not null,
      case when erased_at is null then participant.locale end
    into new.list_name, new.role, new.is_russian, new.list_citizenship, new.list_position, new.photograph_file_guid,
      new.has_photograph, new.locale
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
    list_position = listed_position(new.position),
    photograph_file_guid = new.photograph_file_guid, has_photograph = new.photograph_file_guid is not null,
    locale = case when new.erased_at is null then new.locale end
  where participant_guid = new.guid;
  return null;
end $$;
drop trigger list_participant on participant;
create trigger list_participant
  after update of last_name, latin_last_name, first_name, latin_first_name, role, citizenship, position, photograph_file_guid,
    locale, erased_at on participant
  for each row when (
    (old.last_name, old.latin_last_name, old.first_name, old.latin_first_name, old.role, old.citizenship, old.position,
      old.photograph_file_guid, old.locale, old.erased_at is null)
    is distinct from (new.last_name, new.latin_last_name, new.first_name, new.latin_first_name, new.role, new.citizenship, new.position,
      new.photograph_file_guid, new.locale, new.erased_at is null)
  ) execute function list_participant();

update application set photograph_file_guid = participant.photograph_file_guid
from participant where participant.guid = application.participant_guid and participant.photograph_file_guid is not null;

create index application_pending_photograph on application (photograph_file_guid, guid) where status = 'pending';
-- Those without one, the newest first.
create index application_unphotographed
  on application (edition_guid, coalesce(submitted_at, '-infinity') desc, guid desc) where not has_photograph;
