-- Short words by which organisers sort people among themselves; the person never sees them.
create table application_tag (
  application_guid uuid not null references application on delete cascade,
  tag text not null check (tag = btrim(tag) and length(tag) between 1 and 30),
  added_by uuid not null references account,
  added_at timestamptz not null,
  primary key (application_guid, tag)
);
create index application_tag_known on application_tag (tag);
