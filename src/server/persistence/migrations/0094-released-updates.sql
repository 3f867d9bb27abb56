-- An important update that is released waits ten minutes before anybody reads it, and can be recalled until then (product.md §3).
create table update_release (
  content_guid uuid primary key references content_item on delete cascade,
  -- The draft that was previewed; another one is not published in its place.
  version integer not null,
  released_by uuid not null references account,
  -- By the machine's clock.
  released_at timestamptz not null,
  recall_until timestamptz not null
);
create index update_release_due on update_release (recall_until);
