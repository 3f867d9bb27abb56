-- What security reviews by how long it waits; what does not wait comes after it, both ways.
create index employee_longest_wait on employee
  (coalesce(case when state = 'pending' then sent_at end, 'infinity'), guid) where removed_at is null;
create index employee_shortest_wait on employee
  (coalesce(case when state = 'pending' then sent_at end, '-infinity'), guid) where removed_at is null;
create index vehicle_longest_wait on vehicle
  (coalesce(case when state = 'pending' then sent_at end, 'infinity'), guid) where removed_at is null;
create index vehicle_shortest_wait on vehicle
  (coalesce(case when state = 'pending' then sent_at end, '-infinity'), guid) where removed_at is null;
create index volunteer_longest_wait on volunteer
  (edition_guid, coalesce(case when review = 'pending' then sent_at end, 'infinity'), guid)
  where erased_at is null and review <> 'unconfirmed';
create index volunteer_shortest_wait on volunteer
  (edition_guid, coalesce(case when review = 'pending' then sent_at end, '-infinity'), guid)
  where erased_at is null and review <> 'unconfirmed';
