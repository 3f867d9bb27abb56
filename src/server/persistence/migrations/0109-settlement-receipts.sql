-- The second cash receipt of a card payment (54-FZ): the service has been rendered, and the prepayment is set off against it.
create table settlement_receipt (
  guid uuid primary key default uuidv7(),
  -- A payment has one, whoever begins it.
  card_payment_guid uuid not null unique references card_payment on delete cascade,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  vat_percent numeric(5, 2) not null,
  state text not null default 'waiting' check (state in ('waiting', 'pending', 'sent')),
  -- Stands before the acquirer is asked; a new one after a refusal.
  idempotence_key uuid not null default gen_random_uuid(),
  receipt_id text,
  attempts integer not null default 0,
  -- Why the last attempt came to nothing: a code, never data of the payer.
  fault text,
  -- By the machine's clock.
  next_try_at timestamptz not null,
  sent_at timestamptz
);
create index settlement_receipt_due on settlement_receipt (next_try_at) where state <> 'sent';

-- The parts that the receipt covers: what goes back of them later, goes back as money for a rendered service.
alter table card_payment_line add column settlement_receipt_guid uuid references settlement_receipt on delete set null;
