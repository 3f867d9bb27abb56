-- How many approved people take the same flight or train: what is added up here is what a count over all transfers would give (decision 160). Each
-- change adds rows of its own, so that nobody waits for another's count; the sweep folds them together. Whoever saves a transfer and whoever approves
-- hold the person, so that the later of them sees what the earlier has done.
create table ride_tally (
  id bigint generated always as identity primary key,
  edition_guid uuid not null references edition on delete cascade,
  direction text not null check (direction in ('arrival', 'departure')),
  day date,
  hub_guid uuid not null,
  ride text,
  time text,
  number text,
  seats bigint not null
);
create index ride_tally_edition on ride_tally (edition_guid);

create function add_rides(one transfer, of_edition uuid, added bigint) returns void language sql
begin atomic
  insert into ride_tally (edition_guid, direction, day, hub_guid, ride, time, number, seats)
  select of_edition, way.direction, way.day, way.hub_guid, way.ride, way.time, way.number, added
  from (values
    ('arrival', (one).arrival_day, (one).arrival_hub_guid, (one).arrival_ride, (one).arrival_time, (one).arrival_number),
    ('departure', (one).departure_day, (one).departure_hub_guid, (one).departure_ride, (one).departure_time, (one).departure_number)
  ) as way (direction, day, hub_guid, ride, time, number)
  where (one).needed and way.hub_guid is not null;
end;

create function tally_transfer() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_rides(old, edition_guid, -1) from application
      where participant_guid = old.participant_guid and status = 'approved';
  end if;
  if tg_op <> 'DELETE' then
    perform add_rides(new, edition_guid, 1) from application
      where participant_guid = new.participant_guid and status = 'approved';
  end if;
  return null;
end $$;
create trigger tally_transfer after insert or update or delete on transfer
  for each row execute function tally_transfer();

create function tally_approved_rides() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'approved' then
    perform add_rides(transfer, old.edition_guid, -1) from transfer where participant_guid = old.participant_guid;
  end if;
  if tg_op <> 'DELETE' and new.status = 'approved' then
    perform add_rides(transfer, new.edition_guid, 1) from transfer where participant_guid = new.participant_guid;
  end if;
  return null;
end $$;
create trigger tally_approved_rides after update of status on application
  for each row when ((old.status = 'approved') <> (new.status = 'approved')) execute function tally_approved_rides();
create trigger tally_rides_added after insert on application
  for each row when (new.status = 'approved') execute function tally_approved_rides();
create trigger tally_rides_removed after delete on application
  for each row when (old.status = 'approved') execute function tally_approved_rides();

insert into ride_tally (edition_guid, direction, day, hub_guid, ride, time, number, seats)
select edition_guid, way.*, count(*)
from application join transfer using (participant_guid), lateral (values
  ('arrival', arrival_day, arrival_hub_guid, arrival_ride, arrival_time, arrival_number),
  ('departure', departure_day, departure_hub_guid, departure_ride, departure_time, departure_number)
) as way (direction, day, hub_guid, ride, time, number)
where status = 'approved' and needed and way.hub_guid is not null
group by 1, 2, 3, 4, 5, 6, 7;
