-- Who asks for the refund of a part, of how much and why; another person of finance confirms it before the acquirer is asked.
alter table card_payment_line
  add column refund_wanted_kopecks bigint check (refund_wanted_kopecks > 0),
  add column refund_wanted_by uuid references account,
  add column refund_wanted_at timestamptz,
  add column refund_wanted_because text,
  add check (num_nonnulls(refund_wanted_kopecks, refund_wanted_by, refund_wanted_at, refund_wanted_because) in (0, 4));
create index card_payment_line_refund_wanted on card_payment_line (card_payment_guid)
  where refund_wanted_at is not null and state in ('charged', 'refundDue');

-- The history of one invoice, and the search by a payment order that sent money back.
create index invoice_payment_of on invoice_payment (invoice_guid);
create index invoice_refund_of on invoice_refund (invoice_guid);
create index invoice_refund_order on invoice_refund (payment_order_number);
