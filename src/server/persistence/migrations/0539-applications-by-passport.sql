-- Applications in order of their passports: with each status those who have given theirs and are not verified yet, and those who have not, by name.
create index application_given on application (edition_guid, status, list_name, guid)
  where security = 'passportPending' and passport_saved_at is not null;
create index application_missing on application (edition_guid, status, list_name, guid)
  where security = 'passportPending' and passport_saved_at is null;
