-- More records of which it is told who else has them open.
alter table record_presence drop constraint record_presence_kind_check;
alter table record_presence add constraint record_presence_kind_check check (kind in (
  'application', 'passport', 'photograph', 'chat', 'invoice', 'cardPayment', 'change', 'erasure', 'decision', 'letter', 'call', 'duplicate',
  'watchHit', 'securityCheck', 'employee', 'vehicle', 'volunteer', 'raise'));
