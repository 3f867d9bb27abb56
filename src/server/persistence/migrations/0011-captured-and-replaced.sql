-- What the acquirer took, which need not be what was asked for; null until a success is reported.
alter table card_payment add column captured_kopecks bigint check (captured_kopecks >= 0);
update card_payment set captured_kopecks = amount_kopecks where status in ('succeeded', 'refunded');

-- The invoice that took the place of a cancelled one when somebody on it withdrew (decision 021).
alter table invoice
  add column replaced_by uuid unique references invoice,
  add check (replaced_by is null or status = 'cancelled');
