-- Passes by the days since which they stand as they do, and badges by the days of their print: counted along the index alone, which has what the counts go by.
drop index pass_since;
create index pass_since on pass (edition_guid, coalesce(withheld_at, revoked_at, issued_at), guid)
  include (kind, withheld_at, revoked_at, issued_at);
drop index pass_any_printed;
create index pass_any_printed on pass (edition_guid, coalesce(badge_printed_at, 'infinity'), guid)
  include (kind, badge_standing, badge_printed_at) where revoked_at is null;
