-- Views of the call desk are saved like those of the other lists.
alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_check check (list in (
  'applications', 'badges', 'calls', 'cardPayments', 'changes', 'chats', 'closings', 'decisions', 'duplicates', 'employees', 'erasures',
  'gateDevices', 'gateScans', 'invoices', 'passes', 'passports', 'photographs', 'raises', 'staffCompanies', 'transfers', 'vehicles', 'volunteers',
  'volunteerReview', 'watchHits'));
