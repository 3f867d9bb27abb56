create table invoice_number (
  year integer primary key,
  last integer not null default 0
);

create table invoice (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  year integer not null,
  number integer not null,
  status text not null default 'unpaid' check (status in ('unpaid', 'paid', 'paidByCard', 'cancelled')),
  issued_on date not null,
  due_on date not null,
  issued_by uuid not null references account,
  payer_name text not null,
  payer_inn text not null,
  payer_kpp text,
  payer_address text not null,
  total_kopecks bigint not null check (total_kopecks > 0),
  vat_kopecks bigint not null check (vat_kopecks >= 0),
  vat_percent numeric(5, 2) not null,
  paid_on date,
  payment_order_number text,
  created_at timestamptz not null,
  search_text text not null,
  unique (year, number),
  check ((status = 'paid') = (paid_on is not null))
);
create index invoice_queue on invoice (edition_guid, status, guid desc);
create index invoice_search on invoice using gin (search_text gin_trgm_ops);

create table invoice_line (
  guid uuid primary key default uuidv7(),
  invoice_guid uuid not null references invoice on delete cascade,
  application_guid uuid not null references application,
  participant_name text not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  -- Falls with the invoice: a person stands on at most one open or paid invoice.
  is_open boolean not null default true
);
create unique index invoice_line_open on invoice_line (application_guid) where is_open;
create index invoice_line_invoice on invoice_line (invoice_guid);

create table advance_tax_invoice (
  guid uuid primary key default uuidv7(),
  invoice_guid uuid not null unique references invoice on delete cascade,
  year integer not null,
  number integer not null,
  issued_on date not null,
  vat_percent numeric(5, 2) not null,
  vat_kopecks bigint not null,
  unique (year, number)
);

create table advance_tax_invoice_number (
  year integer primary key,
  last integer not null default 0
);

-- One attempt to pay by card. The row and its idempotence key stand before the acquirer is called.
create table card_payment (
  guid uuid primary key default uuidv7(),
  callback_guid uuid not null unique default gen_random_uuid(),
  application_guid uuid not null references application,
  status text not null default 'created'
    check (status in ('created', 'pending', 'failed', 'expired', 'succeeded', 'refunded')),
  amount_kopecks bigint not null check (amount_kopecks > 0),
  vat_percent numeric(5, 2) not null,
  idempotence_key uuid not null unique default gen_random_uuid(),
  provider_id text unique,
  pay_url text,
  failure text,
  locale text not null check (locale in ('ru', 'en')),
  payer_sealed bytea not null,
  key_id text not null,
  started_by uuid not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  refund_due boolean not null default false,
  refund_key uuid not null default gen_random_uuid()
);
create unique index card_payment_open on card_payment (application_guid) where status in ('created', 'pending');
create unique index card_payment_charged on card_payment (application_guid) where status = 'succeeded' and not refund_due;
create index card_payment_newest on card_payment (guid desc);
create index card_payment_reconcile on card_payment (created_at) where status in ('created', 'pending');

-- Every word that leaves: enqueued in the transaction that causes it, its address and text sealed until sent, then wiped.
create table message (
  guid uuid primary key default uuidv7(),
  channel text not null check (channel in ('sms', 'email')),
  category text not null default 'service' check (category in ('service', 'marketing')),
  template text not null,
  locale text not null check (locale in ('ru', 'en')),
  sealed bytea,
  key_id text not null,
  participant_guid uuid references participant on delete cascade,
  decision_guid uuid references decision on delete cascade,
  not_before timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'cancelled')),
  attempts smallint not null default 0,
  -- Taken by a sender; a claim that is older than a minute was lost with its sender.
  claimed_at timestamptz,
  provider_id text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index message_waiting on message (not_before) where state = 'waiting';
create index message_decision on message (decision_guid) where decision_guid is not null;

-- The outbox of the development adapters (product.md §10); stays empty in production.
create table development_message (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null,
  subject text,
  body text not null,
  code text,
  links text[] not null,
  sent_at timestamptz not null
);
create index development_message_newest on development_message (recipient, id desc);
