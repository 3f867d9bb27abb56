-- One letter of ASCII for each Cyrillic one. pg_trgm asks the C library what a letter is, and in a cluster of the locale C no Cyrillic letter is one:
-- an index over the text itself then finds nothing by it (decision 151).
create function trigram_letters(written text) returns text
language sql immutable parallel safe
return translate(written, 'абвгдежзийклмнопрстуфхцчшщъыьэюя', 'abvgdejziyklmnoprstufhc4w567839q');

create index invoice_letters on invoice using gin (trigram_letters(search_text) gin_trgm_ops);
drop index invoice_search;

-- What lists are ordered and counted by stands on the application itself, so that one index serves an order: kept by the triggers below.
alter table application
  add column list_name text collate "und-x-icu" not null default '',
  add column list_company text collate "und-x-icu" not null default '',
  add column role text not null default 'participant' check (role in ('participant', 'speaker', 'media')),
  add column is_russian boolean,
  add column passport_saved_at timestamptz;

create function listed_name(last text, latin_last text, first text, latin_first text) returns text
language sql immutable parallel safe
return lower(coalesce(nullif(last, ''), latin_last, '') collate "und-x-icu") || ' '
  || lower(coalesce(nullif(first, ''), latin_first, '') collate "und-x-icu");

update application set
  list_name = listed_name(participant.last_name, participant.latin_last_name, participant.first_name, participant.latin_first_name),
  role = participant.role,
  is_russian = participant.citizenship = 'RU',
  list_company = lower(coalesce(company.short_name, '') collate "und-x-icu"),
  passport_saved_at = passport.saved_at
from participant
left join participant_company as company on company.participant_guid = participant.guid
left join passport on passport.participant_guid = participant.guid
where participant.guid = application.participant_guid;

create function list_new_application() returns trigger language plpgsql as $$
begin
  select listed_name(last_name, latin_last_name, first_name, latin_first_name), participant.role, citizenship = 'RU'
    into new.list_name, new.role, new.is_russian
    from participant where guid = new.participant_guid;
  new.list_company := lower(coalesce(
    (select short_name from participant_company where participant_guid = new.participant_guid), '') collate "und-x-icu");
  new.passport_saved_at := (select saved_at from passport where participant_guid = new.participant_guid);
  return new;
end $$;
create trigger list_new_application before insert on application
  for each row execute function list_new_application();

-- Who changes a person holds the person already, and their application comes after it in the order of locks.
create function list_participant() returns trigger language plpgsql as $$
begin
  update application set
    list_name = listed_name(new.last_name, new.latin_last_name, new.first_name, new.latin_first_name),
    role = new.role, is_russian = new.citizenship = 'RU'
  where participant_guid = new.guid;
  return null;
end $$;
create trigger list_participant after update of last_name, latin_last_name, first_name, latin_first_name, role, citizenship on participant
  for each row when (
    (old.last_name, old.latin_last_name, old.first_name, old.latin_first_name, old.role, old.citizenship)
    is distinct from (new.last_name, new.latin_last_name, new.first_name, new.latin_first_name, new.role, new.citizenship)
  ) execute function list_participant();

create function list_company() returns trigger language plpgsql as $$
begin
  update application set list_company = lower(coalesce(new.short_name, '') collate "und-x-icu")
  where participant_guid = new.participant_guid;
  return null;
end $$;
create trigger list_company after insert or update of short_name on participant_company
  for each row execute function list_company();

create function list_passport() returns trigger language plpgsql as $$
begin
  update application set passport_saved_at = case when tg_op = 'DELETE' then null else new.saved_at end
  where participant_guid = case when tg_op = 'DELETE' then old.participant_guid else new.participant_guid end;
  return null;
end $$;
create trigger list_passport after insert or update of saved_at or delete on passport
  for each row execute function list_passport();

-- Drafts were never sent: they come last, and one comparison of two columns goes on where a page has ended.
drop index application_queue;
drop index application_submitted;
drop index application_payment;
create index application_queue on application (edition_guid, status, coalesce(submitted_at, '-infinity') desc, guid desc);
create index application_submitted on application (edition_guid, coalesce(submitted_at, '-infinity') desc, guid desc);
create index application_payment on application (edition_guid, payment, coalesce(submitted_at, '-infinity') desc, guid desc);
create index application_name on application (edition_guid, list_name, guid);
create index application_status_name on application (edition_guid, status, list_name, guid);
create index application_company on application (edition_guid, list_company, guid);
create index application_status_company on application (edition_guid, status, list_company, guid);
create index application_passport on application (edition_guid, passport_saved_at, guid);
create index application_security_passport on application (edition_guid, security, passport_saved_at, guid);
create index application_photograph_review on application (edition_guid, photograph_review_since)
  where photograph_review_since is not null;
create index application_photograph_request on application (edition_guid, photograph_requested_at)
  where photograph_requested_at is not null;
create index participant_photograph on participant (photograph_file_guid) where photograph_file_guid is not null;
create index photograph_check_looked on photograph_check (file_guid) where verdict is distinct from 'pass';
create index participant_updated on participant (updated_at);
create index audit_entry_at on audit_entry (at, subject_guid);
