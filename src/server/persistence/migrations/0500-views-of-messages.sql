-- The list of messages that were not sent has views too.
alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_check check (list ~ '^content-[A-Za-z]+$' or list in (
  'applications', 'audit', 'badges', 'calls', 'cardPayments', 'changes', 'chats', 'closings', 'decisions', 'duplicates', 'employees', 'erasures',
  'gateDevices', 'gateScans', 'groups', 'invoices', 'messages', 'passes', 'passports', 'photographs', 'raises', 'refunds', 'staffCompanies', 'transfers',
  'vehicles', 'volunteers', 'volunteerReview', 'watchHits'));
