-- What security reviews, with each state: by when it was sent, which for what was never sent is the end of either order, by name, and vehicles by the
-- day on which they come. By company a few thousand rows are sorted: companies stand in a table of their own.
create index employee_oldest on employee (state, coalesce(sent_at, 'infinity'), guid) where removed_at is null;
create index employee_newest on employee (state, coalesce(sent_at, '-infinity') desc, guid desc) where removed_at is null;
create index employee_name on employee
  (state, (listed_name(last_name, latin_last_name, first_name, latin_first_name) collate "und-x-icu"), guid) where removed_at is null;
create index vehicle_oldest on vehicle (state, coalesce(sent_at, 'infinity'), guid) where removed_at is null;
create index vehicle_newest on vehicle (state, coalesce(sent_at, '-infinity') desc, guid desc) where removed_at is null;
create index vehicle_name on vehicle (state, lower((brand || ' ' || plate) collate "und-x-icu"), guid) where removed_at is null;
create index vehicle_arrives on vehicle (state, arrives_on, guid) where removed_at is null;
create index volunteer_review_name on volunteer
  (edition_guid, review, (listed_name(last_name, latin_last_name, first_name, latin_first_name) collate "und-x-icu"), guid)
  where erased_at is null and review <> 'unconfirmed';
