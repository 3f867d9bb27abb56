-- Which organiser has taken a refund, a change request or an erasure request: their work lasts longer than one sitting (decision 194).
alter table card_payment_line add column owner_guid uuid references account;
alter table change_request add column owner_guid uuid references account;
alter table erasure_request add column owner_guid uuid references account;
create index card_payment_line_owner on card_payment_line (owner_guid) where owner_guid is not null;
create index change_request_owner on change_request (owner_guid) where owner_guid is not null;
create index erasure_request_owner on erasure_request (owner_guid) where owner_guid is not null;
