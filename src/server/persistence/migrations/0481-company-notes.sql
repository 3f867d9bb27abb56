-- What organisers write to one another about a company, whoever names it. Gone with the applications of the edition.
create table company_note (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition on delete cascade,
  company_key uuid not null,
  written_by uuid not null references account on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  written_at timestamptz not null
);
create index company_note_of on company_note (edition_guid, company_key, guid);
