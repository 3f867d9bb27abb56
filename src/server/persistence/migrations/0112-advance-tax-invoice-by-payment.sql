-- Each payment order has an advance tax invoice of its own, at the rate of its day (article 168 of the Tax Code, item 3: five days from the money).
alter table advance_tax_invoice
  drop constraint advance_tax_invoice_invoice_guid_key,
  -- Null for a paper of before that names several orders.
  add column payment_guid uuid unique references invoice_payment,
  add column amount_kopecks bigint;
create index advance_tax_invoice_invoice on advance_tax_invoice (invoice_guid);

update advance_tax_invoice as advance set
  amount_kopecks = invoice.total_kopecks,
  payment_guid = (
    select case when count(*) = 1 then min(payment.guid::text)::uuid end
    from invoice_payment as payment
    where payment.invoice_guid = invoice.guid and payment.reversed_at is null
  )
from invoice where invoice.guid = advance.invoice_guid;

alter table advance_tax_invoice
  alter column amount_kopecks set not null,
  add check (amount_kopecks > 0);

alter table void_advance_tax_invoice
  add column payment_guid uuid references invoice_payment,
  add column amount_kopecks bigint check (amount_kopecks > 0);
