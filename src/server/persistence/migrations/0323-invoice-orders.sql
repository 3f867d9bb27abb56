-- Invoices by payer, sum and the day on which they are due, with each state.
create index invoice_payer on invoice (edition_guid, lower(payer_name collate "und-x-icu"), guid);
create index invoice_status_payer on invoice (edition_guid, status, lower(payer_name collate "und-x-icu"), guid);
create index invoice_sum on invoice (edition_guid, total_kopecks desc, guid desc);
create index invoice_status_sum on invoice (edition_guid, status, total_kopecks desc, guid desc);
create index invoice_due on invoice (edition_guid, due_on, guid);
create index invoice_status_due on invoice (edition_guid, status, due_on, guid);
create index invoice_status_newest on invoice (edition_guid, status, guid desc);
