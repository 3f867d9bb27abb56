-- An invoice counts the people it names by its lines, whichever copy of the program wrote them: one that knew nothing of the column left it at nought.
lock table invoice_line in share row exclusive mode;
create function count_invoice_people() returns trigger language plpgsql as $$
begin
  update invoice set people = counted.people
  from (
    select invoice_guid, count(*) as people from invoice_line
    where invoice_guid in (select invoice_guid from added) group by invoice_guid
  ) as counted
  where counted.invoice_guid = invoice.guid and invoice.people <> counted.people;
  return null;
end $$;
create trigger people_counted after insert on invoice_line
  referencing new table as added for each statement execute function count_invoice_people();

update invoice set people = counted.people
from (select invoice_guid, count(*) as people from invoice_line group by invoice_guid) as counted
where counted.invoice_guid = invoice.guid and invoice.people <> counted.people;
