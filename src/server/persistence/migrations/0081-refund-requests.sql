-- A coordinator asks for the money of a paid place back. The request is open while the place is still paid.
alter table application
  add column refund_asked_at timestamptz,
  add column refund_reason text,
  add constraint application_refund_reason check (refund_reason is null or refund_asked_at is not null);
create index application_refund_asked on application (edition_guid, refund_asked_at) where refund_asked_at is not null;
