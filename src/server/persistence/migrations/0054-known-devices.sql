-- The browser in which the phone had logged in before, by its random id in the signed cookie; null for every other one. Its codes and wrong tries
-- are counted apart, so that strangers' tries never lock the owner out (decision 049).
alter table one_time_code add column device bytea check (octet_length(device) = 16);
alter table wrong_code add column device bytea check (octet_length(device) = 16);
-- All codes of the last hour are counted against their budget.
create index one_time_code_at on one_time_code (created_at);
