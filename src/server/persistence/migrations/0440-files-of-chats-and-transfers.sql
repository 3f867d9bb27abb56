-- The lists that still had no file, or one of their own.
alter table list_export drop constraint list_export_list_check;
alter table list_export add constraint list_export_list_check check (list in (
  'applications', 'invoices', 'cardPayments', 'passports', 'groups', 'messages', 'audit', 'refunds',
  'letterPeople', 'changes', 'erasures', 'content', 'contentPeople', 'closings', 'employees', 'vehicles',
  'volunteerReview', 'volunteers', 'staffCompanies', 'raises', 'passes', 'gateScans', 'calls', 'decisions',
  'photographs', 'badges', 'gateDevices', 'watchHits', 'transfers', 'chats', 'duplicates', 'securityChecks',
  'decisionPeople'));
