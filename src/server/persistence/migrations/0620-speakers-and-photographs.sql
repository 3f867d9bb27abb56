-- Editors look for speakers alone, who are one in twenty of those whom a search finds.
create index participant_speaker_search on participant using gin (search_key gin_trgm_ops) where role = 'speaker';

-- Photographs to be looked at are those of approved applications; the overview counts them from the index alone.
drop index application_photograph_review;
create index application_photograph_review on application (edition_guid, photograph_review_since)
  where photograph_review_since is not null and status = 'approved';
