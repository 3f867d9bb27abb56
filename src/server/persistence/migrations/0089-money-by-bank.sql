-- Money that a payment order brought to an invoice. An invoice is paid once its orders cover it; a booking is never altered, only taken back.
create table invoice_payment (
  guid uuid primary key default uuidv7(),
  invoice_guid uuid not null references invoice on delete cascade,
  received_on date not null,
  payment_order_number text not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  -- Null for what was booked before bookings were kept by themselves.
  booked_by uuid references account,
  booked_at timestamptz not null,
  reversed_by uuid references account,
  reversed_at timestamptz,
  reversal_reason text,
  check (num_nonnulls(reversed_by, reversed_at, reversal_reason) in (0, 3))
);
-- The same payment order counts once, though two people book it at the same moment.
create unique index invoice_payment_once on invoice_payment (invoice_guid, payment_order_number, received_on)
  where reversed_at is null;
create index invoice_payment_order on invoice_payment (payment_order_number);

insert into invoice_payment (invoice_guid, received_on, payment_order_number, amount_kopecks, booked_by, booked_at)
select
  invoice.guid, invoice.paid_on, coalesce(invoice.payment_order_number, '—'), invoice.total_kopecks,
  marked.actor_guid, coalesce(marked.at, invoice.created_at)
from invoice
left join lateral (
  select actor_guid, at from audit_entry
  where subject_kind = 'invoice' and subject_guid = invoice.guid and action = 'markPaid' limit 1
) as marked on true
where invoice.status = 'paid';

-- Money sent back to whoever paid an invoice: for one person on it, or what pays for nobody.
create table invoice_refund (
  guid uuid primary key default uuidv7(),
  invoice_guid uuid not null references invoice on delete cascade,
  -- One person's part goes back once.
  invoice_line_guid uuid unique references invoice_line,
  returned_on date not null,
  payment_order_number text not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  reason text not null,
  booked_by uuid not null references account,
  booked_at timestamptz not null
);
create unique index invoice_refund_once
  on invoice_refund (invoice_guid, payment_order_number, returned_on, coalesce(invoice_line_guid, invoice_guid));

-- What was returned by hand before the payment orders were kept.
insert into invoice_refund (
  invoice_guid, invoice_line_guid, returned_on, payment_order_number, amount_kopecks, reason, booked_by, booked_at
)
select
  line.invoice_guid, line.guid, line.refunded_at::date, '—', line.amount_kopecks,
  coalesce(booked.reason, '—'), coalesce(booked.actor_guid, invoice.issued_by), line.refunded_at
from invoice_line as line
join invoice on invoice.guid = line.invoice_guid
left join lateral (
  select actor_guid, reason from audit_entry
  where subject_kind = 'payment' and subject_guid = line.application_guid and action = 'refundInvoiceLine' limit 1
) as booked on true
where line.refunded_at is not null;

-- An advance tax invoice of an invoice that turned out not to be paid. Its number is never given again.
create table void_advance_tax_invoice (
  guid uuid primary key,
  invoice_guid uuid not null references invoice on delete cascade,
  year integer not null,
  number integer not null,
  issued_on date not null,
  vat_percent numeric(5, 2) not null,
  vat_kopecks bigint not null,
  voided_at timestamptz not null,
  unique (year, number)
);
