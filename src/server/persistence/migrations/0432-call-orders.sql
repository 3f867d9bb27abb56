-- The call desk by company; by name it goes by the names of whoever did not match (0324). Its other orders gather the desk, which is never long.
create index application_failed_company on application (edition_guid, list_company, guid) where security = 'passportFailed';
