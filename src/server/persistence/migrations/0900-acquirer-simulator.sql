-- The books of the imaginary bank behind the acquirer simulator (demo and test mode). In production they stay empty.
-- A schema of its own: nothing of the product refers to it, as nothing of the product is inside a real bank.
create schema simulator;

create table simulator.payment (
  id uuid primary key,
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 64),
  fingerprint text not null,
  order_id text not null,
  amount bigint not null check (amount > 0),
  captured_amount bigint check (captured_amount >= 0),
  refunded_amount bigint not null default 0 check (refunded_amount >= 0),
  currency text not null check (currency = 'RUB'),
  description text not null check (length(description) <= 128),
  return_url text not null check (return_url ~ '^https?://'),
  locale text not null check (locale in ('ru', 'en')),
  status text not null
    check (status in ('awaiting_card', 'awaiting_code', 'succeeded', 'failed', 'canceled', 'expired')),
  failure_reason text,
  webhook_mode text not null
    check (webhook_mode in ('normal', 'delayed', 'duplicated', 'out_of_order', 'lost', 'wrong_amount')),
  card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  captured_at timestamptz,
  check ((status = 'succeeded') = (captured_amount is not null)),
  check ((status = 'succeeded') = (captured_at is not null)),
  check ((status = 'failed') = (failure_reason is not null)),
  check (refunded_amount <= coalesce(captured_amount, 0))
);

create table simulator.refund (
  id uuid primary key,
  payment_id uuid not null references simulator.payment (id),
  amount bigint not null check (amount > 0),
  idempotency_key text not null unique
);

create index refund_payment on simulator.refund (payment_id);

create table simulator.webhook (
  id uuid primary key,
  payment_id uuid not null references simulator.payment (id),
  body text not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);

create index webhook_due on simulator.webhook (due_at);

-- One row: is the bank taking payments?
create table simulator.setting (
  only_row boolean primary key default true check (only_row),
  available boolean not null default true
);

insert into simulator.setting default values;
