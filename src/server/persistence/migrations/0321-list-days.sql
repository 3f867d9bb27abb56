-- Lists are narrowed to days: of issue, of the first try to pay.
create index invoice_issued on invoice (edition_guid, issued_on, guid);
create index card_payment_created on card_payment (edition_guid, created_at, guid);
