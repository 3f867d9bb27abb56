-- The log as a list: newest or oldest first, by what was done, in which role, to what and by whom. Filters of one kind walk its index for each role,
-- so that the order of time holds within; what else is mostly asked for stands
-- in the index too, so that entries which are passed over are not fetched.
drop index audit_entry_at;
create index audit_entry_order on audit_entry (at, id) include (subject_kind, actor_role);
create index audit_entry_action on audit_entry (action, actor_role, at, id) include (subject_kind);
create index audit_entry_kind on audit_entry (subject_kind, actor_role, at, id);
create index audit_entry_actor on audit_entry (actor_guid, at, id) include (subject_kind, action, actor_role)
  where actor_guid is not null;

alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_check check (list in (
  'applications', 'audit', 'badges', 'calls', 'cardPayments', 'changes', 'chats', 'closings', 'decisions', 'duplicates', 'employees', 'erasures',
  'gateDevices', 'gateScans', 'invoices', 'passes', 'passports', 'photographs', 'raises', 'staffCompanies', 'transfers', 'vehicles', 'volunteers',
  'volunteerReview', 'watchHits'));

alter table list_export drop constraint list_export_list_check;
alter table list_export add constraint list_export_list_check check (list in (
  'applications', 'invoices', 'cardPayments', 'passports', 'groups', 'messages', 'audit'));
