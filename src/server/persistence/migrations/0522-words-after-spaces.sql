-- Every word of a key comes after a space, whatever stands before it in the text: its beginning is one pattern of the trigram index then, and was seven
-- that all read the same entries (decision 183). Three tables are written anew, so nobody reads them meanwhile: a lock that
-- becomes a stronger one later would wait for a reader who waits for it.
lock table participant, application_search, pass in access exclusive mode;
lock table application, staff_company, employee, vehicle, volunteer in share row exclusive mode;

create function word_key(written text) returns text
language sql immutable strict parallel safe
return translate(folded_key(written), '-"«„(', '     ');

-- A trigger that compares a column holds its expression.
drop trigger search_participant on participant;
drop trigger list_pass on participant;
alter table participant alter column search_key set expression as (' ' || word_key(search_text));
create trigger search_participant after update of search_text on participant
  for each row when (old.search_key is distinct from new.search_key) execute function search_participant();
create trigger list_pass after update of search_text on participant
  for each row when (old.search_key is distinct from new.search_key) execute function list_pass_of_participant();

-- Written anew, so that no row is left twice as wide.
alter table application_search alter column search_key type text
  using short_search_key(' ' || translate(search_key, '-"«„(', '     '));
alter table pass alter column search_key type text
  using ' ' || translate(search_key, '-"«„(', '     ');

create or replace function listed_pass(kind text, subject_guid uuid)
returns table (list_name text, list_company text, search_key text) language sql stable as $$
  select application.list_name, application.list_company, participant.search_key
  from application join participant on participant.guid = application.participant_guid
  where kind = 'participant' and application.guid = subject_guid
  union all
  select listed_name(employee.last_name, employee.latin_last_name, employee.first_name, employee.latin_first_name),
    lower(company.name collate "und-x-icu"), ' ' || word_key(concat_ws(' ', employee.last_name, employee.first_name,
      employee.middle_name, employee.latin_last_name, employee.latin_first_name, company.name))
  from employee join staff_company as company on company.guid = employee.company_guid
  where kind = 'employee' and employee.guid = subject_guid
  union all
  select listed_name(last_name, latin_last_name, first_name, latin_first_name), '',
    ' ' || word_key(concat_ws(' ', last_name, first_name, middle_name, latin_last_name, latin_first_name))
  from volunteer where kind = 'volunteer' and volunteer.guid = subject_guid
  union all
  -- A plate by sound, like every word that is typed, and as it is written: a typed plate is brought to the letters of Russian plates.
  select lower(plate || ' ' || brand collate "und-x-icu"), lower(company.name collate "und-x-icu"),
    ' ' || word_key(concat_ws(' ', brand, plate, company.name)) || ' ' || lower(plate collate pg_c_utf8)
  from vehicle join staff_company as company on company.guid = vehicle.company_guid
  where kind = 'vehicle' and vehicle.guid = subject_guid
$$;

analyze participant, application_search, pass;
