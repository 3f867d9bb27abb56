-- Released decisions by what was decided, by whom and by how many they are about (decision 185). All decisions of a batch are of one kind and one person.
lock table decision in share row exclusive mode;

alter table released_batch
  add column released_by uuid references account,
  add column people integer not null default 0;
update released_batch as batch set released_by = told.released_by, people = told.people
from (
  -- There is no min of a guid.
  select batch_guid, (array_agg(released_by))[1] as released_by, count(*) as people from decision group by batch_guid
) as told
where told.batch_guid = batch.batch_guid;
alter table released_batch alter column released_by set not null;

-- Each application is decided in a transaction of its own, so a batch grows while it is released.
create or replace function begin_released_batch() returns trigger language plpgsql as $$
begin
  insert into released_batch as batch (batch_guid, kind, released_at, released_by, people)
  select batch_guid, min(kind), min(released_at), (array_agg(released_by))[1], count(*) from added group by batch_guid order by batch_guid
  on conflict (batch_guid) do update set people = batch.people + excluded.people;
  return null;
end $$;
create or replace function end_released_batch() returns trigger language plpgsql as $$
begin
  perform from released_batch where batch_guid in (select batch_guid from removed) order by batch_guid for update;
  update released_batch as batch set people = batch.people - gone.people
  from (select batch_guid, count(*) as people from removed group by batch_guid) as gone where gone.batch_guid = batch.batch_guid;
  delete from released_batch where batch_guid in (select batch_guid from removed)
    and not exists (select from decision where decision.batch_guid = released_batch.batch_guid);
  return null;
end $$;

create index released_batch_kind on released_batch (kind, released_at, batch_guid);
create index released_batch_by on released_batch (released_by, released_at, batch_guid);
create index released_batch_people on released_batch (people, released_at, batch_guid);
