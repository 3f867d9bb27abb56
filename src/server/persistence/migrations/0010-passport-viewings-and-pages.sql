-- What a person is told about each viewing of their passport: in which role, what was opened, what for.
alter table passport_viewing
  add column viewed_as text not null default 'security',
  add column part text not null default 'data' check (part in ('data', 'page')),
  add column purpose text not null default 'check' check (purpose in ('check', 'review'));
alter table passport_viewing
  alter column viewed_as drop default,
  alter column part drop default,
  alter column purpose drop default;

-- When a saved passport first named this page, and when the bytes of a removed file were erased.
alter table file
  add column attached_at timestamptz,
  add column erased_at timestamptz;
-- Which pages a sealed passport names cannot be read here: those of whoever has given one count as named.
update file set attached_at = created_at
where kind = 'passportPage' and exists (select from passport where passport.participant_guid = file.participant_guid);
create index file_unattached on file (created_at)
  where kind = 'passportPage' and attached_at is null and removed_at is null;
create index file_unerased on file (removed_at) where removed_at is not null and erased_at is null;
