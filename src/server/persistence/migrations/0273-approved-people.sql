-- Whoever is asked for by what they have (a transfer, a place) and by their status is found without reading their application.
create index application_status_person on application (edition_guid, status, participant_guid);
