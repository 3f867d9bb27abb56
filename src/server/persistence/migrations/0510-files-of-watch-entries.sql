-- Who is on the watch list can be taken away as a file, and has views.
alter table list_export drop constraint list_export_list_check;
alter table list_export add constraint list_export_list_check check (list in (
  'applications', 'invoices', 'cardPayments', 'passports', 'groups', 'messages', 'audit', 'refunds',
  'letterPeople', 'changes', 'erasures', 'content', 'contentPeople', 'closings', 'employees', 'vehicles',
  'volunteerReview', 'volunteers', 'staffCompanies', 'raises', 'passes', 'gateScans', 'calls', 'decisions',
  'photographs', 'badges', 'gateDevices', 'watchHits', 'watchEntries', 'transfers', 'chats', 'duplicates',
  'securityChecks', 'decisionPeople'));
alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_check check (list ~ '^content-[A-Za-z]+$' or list in (
  'applications', 'audit', 'badges', 'calls', 'cardPayments', 'changes', 'chats', 'closings', 'decisions', 'duplicates', 'employees', 'erasures',
  'gateDevices', 'gateScans', 'groups', 'invoices', 'messages', 'passes', 'passports', 'photographs', 'raises', 'refunds', 'staffCompanies', 'transfers',
  'vehicles', 'volunteers', 'volunteerReview', 'watchEntries', 'watchHits'));
