-- Whose link can no longer be followed is a filter of the list of applications and a line of the overview; the index of those still to be told of leaves out the rest.
create index confirmation_link_open on confirmation_link (expires_at) include (application_guid)
  where used_at is null and superseded_at is null;
