-- All whom a frequent search finds are put in order by name. Their rows here are a third as wide as people and say the name, so fewer pages are read.
create index application_search_key on application_search using gin (search_key gin_trgm_ops);
-- Keys too long for an index are asked of the people: few, or none.
create index application_search_long on application_search (edition_guid) where search_key is null;
