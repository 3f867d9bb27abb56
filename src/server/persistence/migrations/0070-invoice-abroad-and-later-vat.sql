-- A company abroad has no INN; it may have a number of its own country.
alter table invoice
  alter column payer_inn drop not null,
  add column payer_foreign_number text,
  add check (payer_inn is not null or payer_kpp is null),
  add check (payer_inn is null or payer_foreign_number is null),
  -- A prepayment is taxed at the rate of the day on which it comes, so a paper that may be paid at two rates says both.
  add column later_vat_from date,
  add column later_vat_percent numeric(5, 2),
  add column later_vat_kopecks bigint check (later_vat_kopecks >= 0),
  add check ((later_vat_from is null) = (later_vat_percent is null)),
  add check ((later_vat_from is null) = (later_vat_kopecks is null)),
  -- The version of the offer that it is issued under; null for those issued before one was published.
  add column offer_version text;

-- Unpaid ones may still come to be paid at the rate of 2026 (law 425-FZ).
update invoice set
  later_vat_from = '2026-01-01',
  later_vat_percent = 22,
  later_vat_kopecks = round(total_kopecks * 22::numeric / 122)
where status = 'unpaid' and vat_percent = 20 and issued_on < '2026-01-01' and due_on >= '2026-01-01';
