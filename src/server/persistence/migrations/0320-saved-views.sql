-- A list of the console as somebody looks at it: its filters, order and columns under a name.
create table saved_view (
  guid uuid primary key default uuidv7(),
  account_guid uuid not null references account on delete cascade,
  list text not null check (list in (
    'applications', 'badges', 'cardPayments', 'changes', 'chats', 'closings', 'decisions', 'duplicates', 'employees', 'erasures', 'gateDevices',
    'gateScans', 'invoices', 'passes', 'passports', 'photographs', 'raises', 'staffCompanies', 'transfers', 'vehicles', 'volunteers', 'volunteerReview', 'watchHits')),
  name text not null check (name = btrim(name) and length(name) between 1 and 40),
  -- The name in small letters, made by the app, because small letters depend on the cluster's locale.
  name_key text not null,
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  shared boolean not null,
  version integer not null default 1,
  saved_at timestamptz not null
);
-- Of one name somebody has one view of a list, and their colleagues see one.
create unique index saved_view_own_name on saved_view (account_guid, list, name_key);
create unique index saved_view_shared_name on saved_view (list, name_key) where shared;
