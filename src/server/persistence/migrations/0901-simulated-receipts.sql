-- Receipts that the imaginary bank's cash register has issued to set prepayments off.
create table simulator.receipt (
  id uuid primary key,
  payment_id uuid not null references simulator.payment (id),
  amount bigint not null check (amount > 0),
  idempotency_key text not null unique,
  -- As the cash register got it.
  items jsonb not null
);
create index receipt_payment on simulator.receipt (payment_id);
