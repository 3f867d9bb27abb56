-- What the lists of passes and badges are ordered, searched and counted by stands on the pass itself, kept by the triggers below (decision 184): at the
-- forum these are the longest lists of all, and whom a pass belongs to stands in four tables.
-- Nobody's name changes between the copying and the triggers; people are locked before what is theirs.
lock table participant, application, staff_company, employee, vehicle, volunteer in share row exclusive mode;

alter table pass
  add column list_name text collate "und-x-icu" not null default '',
  add column list_company text collate "und-x-icu" not null default '',
  add column search_key text not null default '',
  -- As badge-standing.ts tells it of the events under the present number.
  add column badge_standing text not null default 'toPrint' check (badge_standing in ('toPrint', 'printed', 'handedOver'));

create function listed_pass(kind text, subject_guid uuid)
returns table (list_name text, list_company text, search_key text) language sql stable as $$
  select application.list_name, application.list_company, participant.search_key
  from application join participant on participant.guid = application.participant_guid
  where kind = 'participant' and application.guid = subject_guid
  union all
  select listed_name(employee.last_name, employee.latin_last_name, employee.first_name, employee.latin_first_name),
    lower(company.name collate "und-x-icu"), folded_key(concat_ws(' ', employee.last_name, employee.first_name, employee.middle_name,
      employee.latin_last_name, employee.latin_first_name, company.name))
  from employee join staff_company as company on company.guid = employee.company_guid
  where kind = 'employee' and employee.guid = subject_guid
  union all
  select listed_name(last_name, latin_last_name, first_name, latin_first_name), '',
    folded_key(concat_ws(' ', last_name, first_name, middle_name, latin_last_name, latin_first_name))
  from volunteer where kind = 'volunteer' and volunteer.guid = subject_guid
  union all
  -- A plate by sound, like every word that is typed, and as it is written: a typed plate is brought to the letters of Russian plates.
  select lower(plate || ' ' || brand collate "und-x-icu"), lower(company.name collate "und-x-icu"),
    folded_key(concat_ws(' ', brand, plate, company.name)) || ' ' || lower(plate collate pg_c_utf8)
  from vehicle join staff_company as company on company.guid = vehicle.company_guid
  where kind = 'vehicle' and vehicle.guid = subject_guid
$$;

update pass set (list_name, list_company, search_key) = (
  select coalesce(max(listed.list_name), ''), coalesce(max(listed.list_company), ''), coalesce(max(listed.search_key), '')
  from listed_pass(pass.kind, pass.subject_guid) as listed);
update pass set badge_standing = told.standing
from (
  select pass_guid, counter, case when bool_or(event = 'handedOver') then 'handedOver' else 'printed' end as standing
  from badge_event where event in ('printed', 'handedOver') group by pass_guid, counter
) as told
where told.pass_guid = pass.guid and told.counter = pass.counter;

create function list_new_pass() returns trigger language plpgsql as $$
begin
  select listed.list_name, listed.list_company, listed.search_key into new.list_name, new.list_company, new.search_key
  from listed_pass(new.kind, new.subject_guid) as listed;
  new.list_name := coalesce(new.list_name, '');
  new.list_company := coalesce(new.list_company, '');
  new.search_key := coalesce(new.search_key, '');
  return new;
end $$;
create trigger list_new_pass before insert on pass for each row execute function list_new_pass();

-- Whoever changes a person holds them already, and their pass comes after them in the order of locks; whoever changes many locks their passes first.
create function list_pass_again(changed_kind text, changed_subject uuid) returns void language plpgsql as $$
begin
  update pass set (list_name, list_company, search_key) = (
    select listed.list_name, listed.list_company, listed.search_key from listed_pass(pass.kind, pass.subject_guid) as listed)
  where kind = changed_kind and subject_guid = changed_subject;
end $$;

create function list_pass_of_subject() returns trigger language plpgsql as $$
begin
  perform list_pass_again(tg_argv[0], new.guid);
  return null;
end $$;
create trigger list_pass after update of list_name, list_company on application
  for each row when ((old.list_name, old.list_company) is distinct from (new.list_name, new.list_company))
  execute function list_pass_of_subject('participant');
create trigger list_pass after update of last_name, first_name, middle_name, latin_last_name, latin_first_name, company_guid on employee
  for each row execute function list_pass_of_subject('employee');
create trigger list_pass after update of last_name, first_name, middle_name, latin_last_name, latin_first_name on volunteer
  for each row execute function list_pass_of_subject('volunteer');
create trigger list_pass after update of brand, plate, company_guid on vehicle
  for each row execute function list_pass_of_subject('vehicle');

create function list_pass_of_participant() returns trigger language plpgsql as $$
begin
  update pass set search_key = new.search_key
  from application where application.participant_guid = new.guid and pass.kind = 'participant' and pass.subject_guid = application.guid;
  return null;
end $$;
create trigger list_pass after update of search_text on participant
  for each row when (old.search_key is distinct from new.search_key) execute function list_pass_of_participant();

create function list_passes_of_company() returns trigger language plpgsql as $$
begin
  -- In the order in which everybody locks several passes.
  perform from pass where kind in ('employee', 'vehicle') and subject_guid in (
    select guid from employee where company_guid = new.guid union all select guid from vehicle where company_guid = new.guid)
    order by guid for update;
  perform list_pass_again('employee', guid) from employee where company_guid = new.guid order by guid;
  perform list_pass_again('vehicle', guid) from vehicle where company_guid = new.guid order by guid;
  return null;
end $$;
create trigger list_passes after update of name on staff_company
  for each row when (old.name is distinct from new.name) execute function list_passes_of_company();

-- Whoever records what happened to badges has locked their passes.
create function stand_badges() returns trigger language plpgsql as $$
begin
  update pass set badge_standing = case when told.handed then 'handedOver' else 'printed' end
  from (
    select pass_guid, counter, bool_or(event = 'handedOver') as handed from added
    where event in ('printed', 'handedOver') group by pass_guid, counter
  ) as told
  where told.pass_guid = pass.guid and told.counter = pass.counter
    and (told.handed and pass.badge_standing <> 'handedOver' or pass.badge_standing = 'toPrint');
  return null;
end $$;
create trigger stand_badges after insert on badge_event
  referencing new table as added for each statement execute function stand_badges();

-- The badge of a new number was never printed.
create function stand_new_badge() returns trigger language plpgsql as $$
begin
  new.badge_standing := 'toPrint';
  return new;
end $$;
create trigger stand_new_badge before update of counter on pass
  for each row when (old.counter is distinct from new.counter) execute function stand_new_badge();

create index pass_search on pass using gin (search_key gin_trgm_ops);
create index pass_name on pass (edition_guid, list_name, guid);
create index pass_company on pass (edition_guid, list_company, guid);
create index pass_since on pass (edition_guid, coalesce(withheld_at, revoked_at, issued_at), guid);
create index pass_kind_name on pass (edition_guid, kind, list_name, guid);
create index pass_revoked on pass (edition_guid, list_name, guid) where revoked_at is not null;
create index pass_badge_name on pass (edition_guid, badge_standing, list_name, guid) where revoked_at is null;
create index pass_badge_company on pass (edition_guid, badge_standing, list_company, guid) where revoked_at is null;
create index pass_counts on pass (edition_guid, kind, badge_standing) include (revoked_at, withheld_at);
analyze pass;
