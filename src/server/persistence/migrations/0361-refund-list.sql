-- Refunds to cards as a list: how each stands, since when and how much, so that one index serves each order.
--   due: taken and of no use, and nobody has asked for it back; unconfirmed: waits for a second person;
--   sent: the acquirer was asked and has not answered; done: given back.
alter table card_payment_line add column refund_due_at timestamptz;
update card_payment_line as line set refund_due_at = coalesce(payment.finished_at, payment.started_at)
from card_payment as payment where payment.guid = line.card_payment_guid and line.state = 'refundDue';

-- Money that is of no use waits since it came; the payment knows when that was.
create function note_refund_due() returns trigger language plpgsql as $$
begin
  if new.state = 'refundDue' and new.refund_due_at is null then
    select coalesce(finished_at, started_at) into new.refund_due_at from card_payment where guid = new.card_payment_guid;
  end if;
  return new;
end
$$;
create trigger card_payment_line_refund_due before insert or update of state on card_payment_line
  for each row execute function note_refund_due();

alter table card_payment_line
  add column refund_state text generated always as (
    case
      when state = 'refunded' then 'done'
      when state not in ('charged', 'refundDue') then null
      when refund_asked_at is not null then 'sent'
      when refund_wanted_at is not null then 'unconfirmed'
      when state = 'refundDue' then 'due'
    end
  ) stored,
  add column refund_at timestamptz generated always as (
    -- What went back before that was noted has no moment of its own, and stands at the end.
    coalesce(refunded_at, refund_asked_at, refund_wanted_at, refund_due_at, timestamptz '2025-01-01 00:00+00')
  ) stored,
  add column refund_kopecks bigint generated always as (
    coalesce(refunded_kopecks, refund_wanted_kopecks, captured_kopecks, amount_kopecks)
  ) stored;
create index card_payment_line_refund_at on card_payment_line (refund_state, refund_at, guid) where refund_state is not null;
create index card_payment_line_refund_sum on card_payment_line (refund_state, refund_kopecks, guid) where refund_state is not null;
create index invoice_refund_at on invoice_refund (booked_at, guid);
create index invoice_refund_sum on invoice_refund (amount_kopecks, guid);

alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_check check (list in (
  'applications', 'audit', 'badges', 'calls', 'cardPayments', 'changes', 'chats', 'closings', 'decisions', 'duplicates', 'employees', 'erasures',
  'gateDevices', 'gateScans', 'invoices', 'passes', 'passports', 'photographs', 'raises', 'refunds', 'staffCompanies', 'transfers', 'vehicles',
  'volunteers', 'volunteerReview', 'watchHits'));

alter table list_export drop constraint list_export_list_check;
alter table list_export add constraint list_export_list_check check (list in (
  'applications', 'invoices', 'cardPayments', 'passports', 'groups', 'messages', 'audit', 'refunds'));
