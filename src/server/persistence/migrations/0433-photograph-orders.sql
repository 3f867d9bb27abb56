-- Photographs that wait to be looked at, by name and by company; by time the index of their days serves (0270).
create index application_photograph_name on application (edition_guid, list_name, guid)
  where photograph_review_since is not null and status = 'approved';
create index application_photograph_company on application (edition_guid, list_company, guid)
  where photograph_review_since is not null and status = 'approved';
