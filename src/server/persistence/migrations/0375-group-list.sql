-- Groups as a list of the console: by organisation, by coordinator and by the day on which they were made.
create index participant_group_company on participant_group (edition_guid, lower(company_short_name collate "und-x-icu"), guid);
create index participant_group_coordinator on participant_group
  (edition_guid, lower((last_name || ' ' || first_name) collate "und-x-icu"), guid);
create index participant_group_created on participant_group (edition_guid, created_at, guid);

alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_check check (list in (
  'applications', 'audit', 'badges', 'calls', 'cardPayments', 'changes', 'chats', 'closings', 'decisions', 'duplicates', 'employees', 'erasures',
  'gateDevices', 'gateScans', 'groups', 'invoices', 'passes', 'passports', 'photographs', 'raises', 'refunds', 'staffCompanies', 'transfers',
  'vehicles', 'volunteers', 'volunteerReview', 'watchHits'));
