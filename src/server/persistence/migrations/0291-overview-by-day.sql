-- What the plots of the overview are counted by.
create index audit_entry_decided on audit_entry (at, action, subject_guid)
  where subject_kind = 'application' and action in ('approve', 'reject');
create index invoice_payment_received on invoice_payment (received_on) where reversed_at is null;
create index card_payment_finished on card_payment (edition_guid, finished_at) where finished_at is not null;
create index message_sent_by_day on message (sent_at, channel) where state = 'sent';
create index transfer_arrivals on transfer (arrival_day, arrival_time, arrival_hub_guid, participant_guid)
  where needed and arrival_day is not null and arrival_hub_guid is not null;
