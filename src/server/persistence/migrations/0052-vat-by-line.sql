-- A paper prints what was written when it was issued, so the VAT of each line is kept like its sum.
alter table invoice_line
  add column vat_kopecks bigint check (vat_kopecks >= 0),
  -- On the advance tax invoice, whose rate is that of the day of the money; null until there is one.
  add column advance_vat_kopecks bigint check (advance_vat_kopecks >= 0);

-- As splitVatByLines does it: each line is rounded by itself, the last one takes the difference.
with rounded as (
  select
    line.guid,
    line.invoice_guid,
    round(line.amount_kopecks * invoice.vat_percent / (100 + invoice.vat_percent)) as vat,
    invoice.vat_kopecks as whole_vat,
    round(line.amount_kopecks * advance.vat_percent / (100 + advance.vat_percent)) as advance_vat,
    advance.vat_kopecks as whole_advance_vat
  from invoice_line line
  join invoice on invoice.guid = line.invoice_guid
  left join advance_tax_invoice advance on advance.invoice_guid = line.invoice_guid
),
summed as (
  select
    guid, vat, advance_vat,
    whole_vat - sum(vat) over same_invoice as rest,
    whole_advance_vat - sum(advance_vat) over same_invoice as advance_rest,
    guid = last_value(guid) over (same_invoice order by guid rows between unbounded preceding and unbounded following)
      as is_last
  from rounded
  window same_invoice as (partition by invoice_guid)
)
update invoice_line set
  vat_kopecks = vat + case when is_last then rest else 0 end,
  advance_vat_kopecks = advance_vat + case when is_last then advance_rest else 0 end
from summed where summed.guid = invoice_line.guid;

alter table invoice_line alter column vat_kopecks set not null;

-- The same of what a card was charged for one person; null until a success is reported.
alter table card_payment_line add column vat_kopecks bigint check (vat_kopecks >= 0);

with rounded as (
  select
    line.guid,
    line.card_payment_guid,
    payment.vat_percent,
    line.captured_kopecks,
    round(line.captured_kopecks * payment.vat_percent / (100 + payment.vat_percent)) as vat
  from card_payment_line line
  join card_payment payment on payment.guid = line.card_payment_guid
  where line.captured_kopecks is not null
),
summed as (
  select
    guid, vat,
    round(sum(captured_kopecks) over same_payment * vat_percent / (100 + vat_percent)) - sum(vat) over same_payment as rest,
    guid = last_value(guid) over (same_payment order by guid rows between unbounded preceding and unbounded following)
      as is_last
  from rounded
  window same_payment as (partition by card_payment_guid)
)
update card_payment_line set vat_kopecks = vat + case when is_last then rest else 0 end
from summed where summed.guid = card_payment_line.guid;
