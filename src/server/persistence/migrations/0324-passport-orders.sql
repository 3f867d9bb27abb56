-- The passport check by name and by organisation, with each state; for all states the orders of applications serve.
create index application_security_name on application (edition_guid, security, list_name, guid);
create index application_security_company on application (edition_guid, security, list_company, guid);
