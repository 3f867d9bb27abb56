-- Papers after the forum by how long they wait to be sent; those that were sent come after them, both ways.
create index closing_longest_wait on closing
  (edition_guid, (case when sent_on is null then created_at else 'infinity'::timestamptz end), guid);
create index closing_shortest_wait on closing
  (edition_guid, (case when sent_on is null then created_at else '-infinity'::timestamptz end), guid);
