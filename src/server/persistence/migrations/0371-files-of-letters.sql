-- The people of a letter are taken away as a file.
alter table list_export drop constraint list_export_list_check;
alter table list_export add constraint list_export_list_check check (list in (
  'applications', 'invoices', 'cardPayments', 'passports', 'groups', 'messages', 'audit', 'refunds', 'letterPeople'));
