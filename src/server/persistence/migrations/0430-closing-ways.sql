-- Papers after the forum by people and by way (decision 185). How many places they state never changes, nor does how a paid invoice wanted them.
alter table closing
  add column people integer not null default 0,
  add column documents_by text not null default 'post' check (documents_by in ('edo', 'post'));
update closing set
  people = (select count(*) from closing_line where closing_line.closing_guid = closing.guid),
  documents_by = (select documents_by from invoice where invoice.guid = closing.invoice_guid);
alter table closing
  alter column people drop default,
  alter column documents_by drop default;

-- First what is still to be sent, then what was, then what came back; electronic before letters, and of each the earlier days first.
create function closing_way(returned_on date, sent_on date, channel text, documents_by text) returns integer
language sql immutable parallel safe
return (case when returned_on is not null then 4 when sent_on is not null then 2 else 0 end
  + case coalesce(channel, documents_by) when 'post' then 1 else 0 end) * 100000
  + coalesce(returned_on, sent_on, date '2000-01-01') - date '2000-01-01';

create index closing_people on closing (edition_guid, people, guid);
create index closing_way on closing (edition_guid, closing_way(returned_on, sent_on, channel, documents_by), guid);
