-- Everybody with a photograph, and everybody without one, by name: the list in order of photographs walks along one way instead of dozens.
create index application_photographed on application (edition_guid, has_photograph, list_name, guid);
