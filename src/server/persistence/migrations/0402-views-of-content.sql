-- Lists of content have views too: one list for each kind, and kinds come and go with the app.
alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_check check (list ~ '^content-[A-Za-z]+$' or list in (
  'applications', 'audit', 'badges', 'calls', 'cardPayments', 'changes', 'chats', 'closings', 'decisions', 'duplicates', 'employees', 'erasures',
  'gateDevices', 'gateScans', 'groups', 'invoices', 'passes', 'passports', 'photographs', 'raises', 'refunds', 'staffCompanies', 'transfers',
  'vehicles', 'volunteers', 'volunteerReview', 'watchHits'));
