-- The list of card payments in order of their sums, as it shows them: what was taken, otherwise what was asked for.
create index card_payment_sum on card_payment (edition_guid, coalesce(captured_kopecks, amount_kopecks), guid);
