-- Probable duplicates by the day when they were found, by name and by organisation, with each state. Name and organisation are those of the record that
-- stands first in a pair, copied from its application as requests copy them (0376).
-- Nobody's name changes between the copying and the trigger; people are locked before what is theirs.
lock table participant, application in share row exclusive mode;
lock table duplicate_pair in access exclusive mode;
alter table duplicate_pair
  add column list_name text collate "und-x-icu" not null default '',
  add column list_company text collate "und-x-icu" not null default '';

update duplicate_pair as pair set list_name = application.list_name, list_company = application.list_company
from application where application.participant_guid = pair.left_guid and application.edition_guid = pair.edition_guid;

create function list_new_duplicate() returns trigger language plpgsql as $$
declare
  first application;
begin
  select * into first from application where participant_guid = new.left_guid and edition_guid = new.edition_guid;
  new.list_name := coalesce(first.list_name, '');
  new.list_company := coalesce(first.list_company, '');
  return new;
end $$;
create trigger list_new_duplicate before insert on duplicate_pair
  for each row execute function list_new_duplicate();

-- Who renames a person holds the person, and their pairs come after it in the order of locks.
create function list_duplicates() returns trigger language plpgsql as $$
begin
  update duplicate_pair set list_name = new.list_name, list_company = new.list_company
  where left_guid = new.participant_guid and edition_guid = new.edition_guid;
  return null;
end $$;
create trigger list_duplicates after update of list_name, list_company on application
  for each row when ((old.list_name, old.list_company) is distinct from (new.list_name, new.list_company))
  execute function list_duplicates();

create index duplicate_pair_found on duplicate_pair (edition_guid, state, found_at, guid);
create index duplicate_pair_name on duplicate_pair (edition_guid, state, list_name, guid);
create index duplicate_pair_company on duplicate_pair (edition_guid, state, list_company, guid);
