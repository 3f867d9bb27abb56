-- How many an important update reaches, by language, and how many have read it, without counting everybody at each look (decision 152).
-- Nobody changes what is copied before the triggers watch it.
lock table participant, application, update_reading in access exclusive mode;

-- The language a person reads; null once they are erased, who read nothing any more.
alter table application add column locale text check (locale in ('ru', 'en'));
alter table application_tally add column locale text;

create or replace function list_new_application() returns trigger language plpgsql as $$
begin
  select listed_name(last_name, latin_last_name, first_name, latin_first_name), participant.role, citizenship = 'RU',
      coalesce(citizenship, ''), listed_position(position), photograph_file_guid is not null,
      case when erased_at is null then participant.locale end
    into new.list_name, new.role, new.is_russian, new.list_citizenship, new.list_position, new.has_photograph, new.locale
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
    list_position = listed_position(new.position), has_photograph = new.photograph_file_guid is not null,
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
      old.photograph_file_guid is null, old.locale, old.erased_at is null)
    is distinct from (new.last_name, new.latin_last_name, new.first_name, new.latin_first_name, new.role, new.citizenship, new.position,
      new.photograph_file_guid is null, new.locale, new.erased_at is null)
  ) execute function list_participant();

create or replace function tally_added() returns trigger language plpgsql as $$
begin
  insert into application_tally (edition_guid, status, security, payment, role, is_russian, has_passport, locale, count)
  select edition_guid, status, security, payment, role, is_russian, passport_saved_at is not null, locale, count(*)
  from added group by 1, 2, 3, 4, 5, 6, 7, 8;
  return null;
end $$;

create or replace function tally_removed() returns trigger language plpgsql as $$
begin
  insert into application_tally (edition_guid, status, security, payment, role, is_russian, has_passport, locale, count)
  select edition_guid, status, security, payment, role, is_russian, passport_saved_at is not null, locale, -count(*)
  from removed group by 1, 2, 3, 4, 5, 6, 7, 8;
  return null;
end $$;

create or replace function tally_changed() returns trigger language plpgsql as $$
begin
  insert into application_tally (edition_guid, status, security, payment, role, is_russian, has_passport, locale, count)
  select edition_guid, status, security, payment, role, is_russian, has_passport, locale, sum(moved)
  from (
    select edition_guid, status, security, payment, role, is_russian, passport_saved_at is not null as has_passport, locale, 1 as moved
    from added
    union all
    select edition_guid, status, security, payment, role, is_russian, passport_saved_at is not null, locale, -1 from removed
  ) as change
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(moved) <> 0;
  return null;
end $$;

-- The trigger moves everybody in the tally from no language to theirs.
update application set locale = participant.locale
from participant where participant.guid = application.participant_guid and participant.erased_at is null;

create table reading_tally (
  id bigint generated always as identity primary key,
  content_guid uuid not null references content_item on delete cascade,
  count bigint not null
);
create index reading_tally_content on reading_tally (content_guid);

insert into reading_tally (content_guid, count) select content_guid, count(*) from update_reading group by 1;

create function tally_readings() returns trigger language plpgsql as $$
begin
  insert into reading_tally (content_guid, count) select content_guid, count(*) from added group by 1;
  return null;
end $$;
-- An update that is deleted takes its readings along, and nothing is counted for it any more.
create function tally_lost_readings() returns trigger language plpgsql as $$
begin
  insert into reading_tally (content_guid, count)
  select content_guid, -count(*) from removed
  where exists (select from content_item where content_item.guid = removed.content_guid) group by 1;
  return null;
end $$;
create trigger tally_readings after insert on update_reading
  referencing new table as added for each statement execute function tally_readings();
create trigger tally_lost_readings after delete on update_reading
  referencing old table as removed for each statement execute function tally_lost_readings();

-- Who read an update last comes first.
create index update_reading_latest on update_reading (content_guid, read_at desc, participant_guid);
