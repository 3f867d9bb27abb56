-- Invoices go by the INN of their payer too (decision 185), as one list and under each tab.
create index invoice_inn on invoice (edition_guid, coalesce(payer_inn, ''), guid);
create index invoice_status_inn on invoice (edition_guid, status, coalesce(payer_inn, ''), guid);
