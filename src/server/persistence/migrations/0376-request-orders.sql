-- Requests for changes and erasures by name and by organisation, with each state. Both are copied from the application, as its own orders are (0270).
alter table change_request
  add column list_name text collate "und-x-icu" not null default '',
  add column list_company text collate "und-x-icu" not null default '';
alter table erasure_request
  add column list_name text collate "und-x-icu" not null default '',
  add column list_company text collate "und-x-icu" not null default '';

update change_request as request set list_name = application.list_name, list_company = application.list_company
from application where application.participant_guid = request.participant_guid and application.edition_guid = request.edition_guid;
update erasure_request as request set list_name = application.list_name, list_company = application.list_company
from application where application.participant_guid = request.participant_guid;

create function list_new_request() returns trigger language plpgsql as $$
declare
  asker application;
begin
  select * into asker from application where participant_guid = new.participant_guid order by guid desc limit 1;
  new.list_name := coalesce(asker.list_name, '');
  new.list_company := coalesce(asker.list_company, '');
  return new;
end $$;
-- A merge of two records moves the requests of one to the other.
create trigger list_new_request before insert or update of participant_guid on change_request
  for each row execute function list_new_request();
create trigger list_new_request before insert or update of participant_guid on erasure_request
  for each row execute function list_new_request();

-- Who renames a person holds the person, and their requests come after it in the order of locks.
create function list_requests() returns trigger language plpgsql as $$
begin
  update change_request set list_name = new.list_name, list_company = new.list_company
  where participant_guid = new.participant_guid;
  update erasure_request set list_name = new.list_name, list_company = new.list_company
  where participant_guid = new.participant_guid;
  return null;
end $$;
create trigger list_requests after update of list_name, list_company on application
  for each row when ((old.list_name, old.list_company) is distinct from (new.list_name, new.list_company))
  execute function list_requests();

create index change_request_participant on change_request (participant_guid);
create index change_request_name on change_request (edition_guid, status, list_name, guid);
create index change_request_company on change_request (edition_guid, status, list_company, guid);
create index erasure_request_participant on erasure_request (participant_guid);
create index erasure_request_name on erasure_request (status, list_name, guid);
create index erasure_request_company on erasure_request (status, list_company, guid);
