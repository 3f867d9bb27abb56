-- Companies on site, their requests for more places and volunteers by each column that stands in their own row.
create function contractor_role_rank(role text) returns integer
language sql immutable parallel safe
return array_position(array['generalPartner', 'officialPartner', 'partner', 'exhibitor', 'contractor'], role);

create function raise_rank(state text) returns integer
language sql immutable parallel safe
return array_position(array['asked', 'offered', 'granted', 'invoiced', 'paid', 'refused', 'withdrawn'], state);

create function volunteer_rank(state text) returns integer
language sql immutable parallel safe
return array_position(array['new', 'accepted', 'confirmed', 'reserve', 'declined', 'withdrawn'], state);

create function review_rank(state text) returns integer
language sql immutable parallel safe
return array_position(array['unconfirmed', 'pending', 'approved', 'rejected'], state);

create index staff_company_created on staff_company (edition_guid, created_at, guid);
create index staff_company_by_name on staff_company (edition_guid, lower(name collate "und-x-icu"), guid);
create index staff_company_role on staff_company (edition_guid, contractor_role_rank(contractor_role), guid);
create index staff_company_owner on staff_company
  (edition_guid, lower((last_name || ' ' || first_name) collate "und-x-icu"), guid);

create index quota_raise_asked on quota_raise (edition_guid, places_asked, guid);
create index quota_raise_sum on quota_raise (edition_guid, coalesce(places * price_kopecks, 0), guid);
create index quota_raise_state on quota_raise (edition_guid, raise_rank(state), guid);

create index volunteer_created on volunteer (edition_guid, created_at, guid) where erased_at is null;
create index volunteer_name on volunteer
  (edition_guid, (listed_name(last_name, latin_last_name, first_name, latin_first_name) collate "und-x-icu"), guid)
  where erased_at is null;
create index volunteer_study on volunteer (edition_guid, lower(university collate "und-x-icu"), guid) where erased_at is null;
create index volunteer_city on volunteer (edition_guid, lower(city collate "und-x-icu"), guid) where erased_at is null;
create index volunteer_check on volunteer (edition_guid, review_rank(review), guid) where erased_at is null;
create index volunteer_state on volunteer (edition_guid, volunteer_rank(state), guid) where erased_at is null;
