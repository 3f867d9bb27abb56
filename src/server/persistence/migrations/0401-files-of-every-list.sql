-- Further lists of the console are taken away as files.
alter table list_export drop constraint list_export_list_check;
alter table list_export add constraint list_export_list_check check (list in (
  'applications', 'invoices', 'cardPayments', 'passports', 'groups', 'messages', 'audit', 'refunds',
  'letterPeople', 'changes', 'erasures', 'content', 'contentPeople', 'closings', 'employees', 'vehicles',
  'volunteerReview', 'volunteers', 'staffCompanies', 'raises', 'passes', 'gateScans'));
