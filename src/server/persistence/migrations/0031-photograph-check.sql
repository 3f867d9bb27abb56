-- What was measured on a photograph and what the rules of spec point 5 made of it (decision 026): reasons alone, no face is described.
create table photograph_check (
  file_guid uuid primary key references file on delete cascade,
  -- Pending while the finder of faces does not answer; the photograph is stored meanwhile.
  state text not null check (state in ('pending', 'done')),
  verdict text check (verdict in ('pass', 'look', 'fail')),
  -- [{rule, verdict, reason}], as far as they are known.
  findings jsonb not null check (jsonb_typeof(findings) = 'array'),
  -- The day by the camera, where the file says one.
  taken_on date,
  -- Whoever said that it was taken in the last three months, where the file says nothing.
  declared_by uuid references account,
  declared_at timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null,
  checked_at timestamptz,
  check ((state = 'done') = (checked_at is not null)),
  check ((state = 'done') = (verdict is not null)),
  check ((declared_by is null) = (declared_at is null))
);
create index photograph_check_pending on photograph_check (created_at) where state = 'pending';
