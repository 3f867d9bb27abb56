-- When a part of a card payment went back, and who of finance sent it; nobody where the bank reported it first.
alter table card_payment_line
  add column refunded_at timestamptz,
  add column refunded_by uuid references account;

update card_payment_line as line set refunded_at = entry.at, refunded_by = entry.actor_guid
from (
  select distinct on (subject_guid) subject_guid, at, actor_guid from audit_entry
  where action = 'refundCard' and subject_kind = 'payment' order by subject_guid, id desc
) as entry
where line.state = 'refunded' and entry.subject_guid = line.application_guid;
