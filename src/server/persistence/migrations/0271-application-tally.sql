-- How many applications stand where: what is added up here is what a count over all of them would give (decision 152). Each statement adds what it has
-- changed as rows of its own, so that nobody waits for another's count; the sweep folds them together.
create table application_tally (
  id bigint generated always as identity primary key,
  edition_guid uuid not null references edition on delete cascade,
  status text not null,
  security text not null,
  payment text not null,
  role text not null,
  is_russian boolean,
  has_passport boolean not null,
  count bigint not null
);
create index application_tally_edition on application_tally (edition_guid);

insert into application_tally (edition_guid, status, security, payment, role, is_russian, has_passport, count)
select edition_guid, status, security, payment, role, is_russian, passport_saved_at is not null, count(*)
from application group by 1, 2, 3, 4, 5, 6, 7;

create function tally_added() returns trigger language plpgsql as $$
begin
  insert into application_tally (edition_guid, status, security, payment, role, is_russian, has_passport, count)
  select edition_guid, status, security, payment, role, is_russian, passport_saved_at is not null, count(*)
  from added group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;

create function tally_removed() returns trigger language plpgsql as $$
begin
  insert into application_tally (edition_guid, status, security, payment, role, is_russian, has_passport, count)
  select edition_guid, status, security, payment, role, is_russian, passport_saved_at is not null, -count(*)
  from removed group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;

create function tally_changed() returns trigger language plpgsql as $$
begin
  insert into application_tally (edition_guid, status, security, payment, role, is_russian, has_passport, count)
  select edition_guid, status, security, payment, role, is_russian, has_passport, sum(moved)
  from (
    select edition_guid, status, security, payment, role, is_russian, passport_saved_at is not null as has_passport, 1 as moved
    from added
    union all
    select edition_guid, status, security, payment, role, is_russian, passport_saved_at is not null, -1 from removed
  ) as change
  group by 1, 2, 3, 4, 5, 6, 7 having sum(moved) <> 0;
  return null;
end $$;

create trigger tally_added after insert on application
  referencing new table as added for each statement execute function tally_added();
create trigger tally_removed after delete on application
  referencing old table as removed for each statement execute function tally_removed();
create trigger tally_changed after update on application
  referencing old table as removed new table as added for each statement execute function tally_changed();

-- Decisions are listed by their batches, newest first.
create table released_batch (
  batch_guid uuid primary key,
  kind text not null,
  released_at timestamptz not null
);
insert into released_batch (batch_guid, kind, released_at)
select batch_guid, min(kind), min(released_at) from decision group by batch_guid;
create index released_batch_newest on released_batch (released_at desc, batch_guid desc);
create index decision_recalled on decision (batch_guid) where recalled_at is not null;

create function begin_released_batch() returns trigger language plpgsql as $$
begin
  insert into released_batch (batch_guid, kind, released_at)
  select batch_guid, min(kind), min(released_at) from added group by batch_guid
  on conflict (batch_guid) do nothing;
  return null;
end $$;
create trigger begin_released_batch after insert on decision
  referencing new table as added for each statement execute function begin_released_batch();
create function end_released_batch() returns trigger language plpgsql as $$
begin
  delete from released_batch where batch_guid in (select batch_guid from removed)
    and not exists (select from decision where decision.batch_guid = released_batch.batch_guid);
  return null;
end $$;
create trigger end_released_batch after delete on decision
  referencing old table as removed for each statement execute function end_released_batch();

create index invoice_unpaid_since on invoice (edition_guid, status, created_at);
create index chat_of_edition on chat (edition_guid, updated_at desc, guid desc) where last_number > 0;

-- Who travels together: by the number of the flight or train, or by the hour where there is none.
alter table transfer
  add column arrival_ride text generated always as (coalesce(upper(regexp_replace(arrival_number, '\s', '', 'g')), arrival_time)) stored,
  add column departure_ride text generated always as (coalesce(upper(regexp_replace(departure_number, '\s', '', 'g')), departure_time)) stored;
create index transfer_arrival_order on transfer (arrival_day, arrival_time, participant_guid) where arrival_hub_guid is not null;
create index transfer_departure_order on transfer (departure_day, departure_time, participant_guid) where departure_hub_guid is not null;
