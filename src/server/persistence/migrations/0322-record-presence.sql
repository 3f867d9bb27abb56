-- Who has a record of the console open now. A row is renewed while the page is open; its owner's old ones go with the next record.
create unlogged table record_presence (
  kind text not null check (kind in ('application', 'passport', 'photograph', 'chat', 'invoice')),
  record_guid uuid not null,
  account_guid uuid not null references account on delete cascade,
  seen_at timestamptz not null,
  primary key (kind, record_guid, account_guid)
);
create index record_presence_account on record_presence (account_guid, seen_at);
