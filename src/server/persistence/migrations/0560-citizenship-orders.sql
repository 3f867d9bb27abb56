-- Russians or foreigners by name and by company. Names in Latin letters stand first: without these a list of Russians began behind all foreigners.
create index application_citizenship_name on application (edition_guid, is_russian, list_name, guid);
create index application_citizenship_company on application (edition_guid, is_russian, list_company, guid);
