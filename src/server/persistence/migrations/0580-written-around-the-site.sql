-- What a search compares letter by letter among employees, vehicles and volunteers. It is written once, because to put it together for every row took
-- most of the time of a search among ten thousand employees. An employee and a vehicle are found by their company too.
create function written_text(words text) returns text
language sql immutable strict parallel safe
return replace(lower(words collate pg_c_utf8), 'ё', 'е');

alter table staff_company add column written_text text not null generated always as (
  written_text(name || ' ' || coalesce(inn, ''))) stored;

alter table employee add column written_text text not null generated always as (written_text(
  last_name || ' ' || first_name || ' ' || coalesce(middle_name || ' ', '') || latin_last_name || ' ' || latin_first_name
  || ' ' || coalesce(phone, ''))) stored;

alter table vehicle add column written_text text not null generated always as (written_text(brand || ' ' || plate)) stored;

alter table volunteer add column written_text text not null generated always as (written_text(
  coalesce(last_name || ' ', '') || coalesce(first_name || ' ', '') || coalesce(middle_name || ' ', '') || latin_last_name || ' '
  || latin_first_name || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || coalesce(telegram, '') || ' ' || city
  || ' ' || university || ' ' || faculty)) stored;
