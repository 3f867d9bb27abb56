-- An action and a kind that seldom meet: the index of either alone would be read to its end.
create index audit_entry_action_kind on audit_entry (action, subject_kind, actor_role, at, id);
