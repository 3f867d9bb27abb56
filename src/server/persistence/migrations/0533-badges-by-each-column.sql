-- Badges by role, by print and by standing, each by an index. What the bearer is and when the badge was last printed stand on the pass, as its name does
-- (decision 184).
lock table participant, application, employee, volunteer in share row exclusive mode;

alter table pass
  add column list_role integer not null default 0,
  -- Of the last print under the present number.
  add column badge_printed_at timestamptz;

-- Participants by their role, then employees by theirs, then volunteers.
create function pass_role_rank(kind text, subject_guid uuid) returns integer language sql stable as $$
  select coalesce(case kind
    when 'participant' then (
      select array_position(array['participant', 'speaker', 'media', 'coordinator'], participant.role)
      from application join participant on participant.guid = application.participant_guid where application.guid = subject_guid)
    when 'employee' then 100 + coalesce((
      select array_position(array['standStaff', 'builder', 'technician', 'loader', 'driver', 'security'], employee.on_site_role)
      from employee where employee.guid = subject_guid), 0)
    when 'volunteer' then 200
  end, 0)
$$;

update pass set list_role = pass_role_rank(kind, subject_guid);
update pass set badge_printed_at = told.at
from (select pass_guid, counter, max(at) as at from badge_event where event = 'printed' group by pass_guid, counter) as told
where told.pass_guid = pass.guid and told.counter = pass.counter;

create function rank_new_pass() returns trigger language plpgsql as $$
begin
  new.list_role := pass_role_rank(new.kind, new.subject_guid);
  return new;
end $$;
create trigger rank_new_pass before insert on pass for each row execute function rank_new_pass();

create function rank_pass_of_participant() returns trigger language plpgsql as $$
begin
  update pass set list_role = pass_role_rank(pass.kind, pass.subject_guid)
  from application where application.participant_guid = new.guid and pass.kind = 'participant' and pass.subject_guid = application.guid;
  return null;
end $$;
create trigger rank_pass after update of role on participant
  for each row when (old.role is distinct from new.role) execute function rank_pass_of_participant();

create function rank_pass_of_employee() returns trigger language plpgsql as $$
begin
  update pass set list_role = pass_role_rank(kind, subject_guid) where kind = 'employee' and subject_guid = new.guid;
  return null;
end $$;
create trigger rank_pass after update of on_site_role on employee
  for each row when (old.on_site_role is distinct from new.on_site_role) execute function rank_pass_of_employee();

-- Whoever records what happened to badges has locked their passes.
create function print_badges() returns trigger language plpgsql as $$
begin
  update pass set badge_printed_at = told.at
  from (select pass_guid, counter, max(at) as at from added where event = 'printed' group by pass_guid, counter) as told
  where told.pass_guid = pass.guid and told.counter = pass.counter
    and (pass.badge_printed_at is null or pass.badge_printed_at < told.at);
  return null;
end $$;
create trigger print_badges after insert on badge_event
  referencing new table as added for each statement execute function print_badges();

create function print_new_badge() returns trigger language plpgsql as $$
begin
  new.badge_printed_at := null;
  return new;
end $$;
create trigger print_new_badge before update of counter on pass
  for each row when (old.counter is distinct from new.counter) execute function print_new_badge();

create function badge_rank(standing text) returns integer
language sql immutable parallel safe
return array_position(array['toPrint', 'printed', 'handedOver'], standing);

create index pass_badge_role on pass (edition_guid, badge_standing, list_role, guid) where revoked_at is null;
create index pass_any_role on pass (edition_guid, list_role, guid) where revoked_at is null;
create index pass_badge_printed on pass (edition_guid, badge_standing, coalesce(badge_printed_at, 'infinity'), guid) where revoked_at is null;
create index pass_any_printed on pass (edition_guid, coalesce(badge_printed_at, 'infinity'), guid) where revoked_at is null;
create index pass_by_standing on pass (edition_guid, badge_rank(badge_standing), guid) where revoked_at is null;
