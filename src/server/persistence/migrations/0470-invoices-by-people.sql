-- Invoices go by how many people they name (decision 185), as one list and under each tab. Nobody joins an invoice or leaves it once it is issued.
lock table invoice_line in share row exclusive mode;
alter table invoice add column people integer not null default 0;
update invoice set people = counted.people
from (select invoice_guid, count(*) as people from invoice_line group by invoice_guid) as counted
where counted.invoice_guid = invoice.guid;
create index invoice_people on invoice (edition_guid, people, guid);
create index invoice_status_people on invoice (edition_guid, status, people, guid);
