create table list_export (
  guid uuid primary key default uuidv7(),
  account_guid uuid not null references account on delete cascade,
  list text not null check (list in ('applications', 'invoices', 'cardPayments', 'passports', 'groups', 'messages')),
  format text not null check (format in ('xlsx', 'csv')),
  columns text[] not null check (cardinality(columns) > 0),
  -- The query of the list; a search may be a name, so the row goes with its file after a day.
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  locale text not null check (locale in ('ru', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Whoever writes it: a second run takes the first one's place, which stops at its next portion.
  run_guid uuid,
  runs integer not null default 0,
  rows integer not null default 0,
  total_rows integer,
  storage_key text,
  bytes bigint,
  -- Of the machine's clock.
  created_at timestamptz not null,
  touched_at timestamptz not null,
  check ((state = 'done') = (bytes is not null)),
  check (state <> 'done' or storage_key is not null)
);
create index list_export_author on list_export (account_guid, guid desc);
create index list_export_age on list_export (created_at);
create index list_export_open on list_export (touched_at) where state in ('waiting', 'running');
