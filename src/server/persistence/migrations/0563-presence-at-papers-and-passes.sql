-- Papers after the forum, badges, passes and failed messages, too, are told to be open with a colleague.
alter table record_presence drop constraint record_presence_kind_check;
alter table record_presence add constraint record_presence_kind_check check (kind in (
  'application', 'passport', 'photograph', 'chat', 'invoice', 'cardPayment', 'change', 'erasure', 'decision', 'letter', 'call', 'duplicate',
  'watchHit', 'securityCheck', 'employee', 'vehicle', 'volunteer', 'raise', 'closing', 'badge', 'pass', 'message'));
