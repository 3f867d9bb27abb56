-- Card payments go by what they failed of (decision 185); what did not fail comes before all that did.
create index card_payment_failure on card_payment (edition_guid, coalesce(failure, ''), guid);
