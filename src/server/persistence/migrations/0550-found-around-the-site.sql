-- Employees, volunteers and vehicles are found by the same keys as people: in any usual spelling, by phone, and a plate in the letters of either
-- alphabet. Few rows, but the palette asks at every letter, and a search through all of them is not repeated for each.
create function plate_key(plate text) returns text
language sql immutable strict parallel safe
return lower(translate(plate, 'АВЕКМНОРСТУХ', 'ABEKMHOPCTYX') collate pg_c_utf8);

alter table employee add column search_key text not null generated always as (' ' || word_key(
  last_name || ' ' || first_name || ' ' || coalesce(middle_name, '') || ' ' || latin_last_name || ' ' || latin_first_name
  || ' ' || coalesce(phone, ''))) stored;
create index employee_search on employee using gin (search_key gin_trgm_ops);

alter table volunteer add column search_key text not null generated always as (' ' || word_key(
  coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || latin_last_name || ' '
  || latin_first_name || ' ' || coalesce(phone, ''))) stored;
create index volunteer_search on volunteer using gin (search_key gin_trgm_ops);

-- A plate by sound, like every word that is typed, and by its letters: those of a Russian plate look Latin and Cyrillic alike.
alter table vehicle add column search_key text not null generated always as (
  ' ' || word_key(brand || ' ' || plate) || ' ' || plate_key(plate)) stored;
create index vehicle_search on vehicle using gin (search_key gin_trgm_ops);
