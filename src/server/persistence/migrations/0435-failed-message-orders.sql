-- Messages that were given up, by when, by the cause in the order of delivery-fault.ts, and by how often they were tried.
create function delivery_fault_rank(fault text) returns integer
language sql immutable parallel safe
return array_position(array['address', 'refused', 'later', 'settings', 'outage', 'expired'], fault);

create index message_failed_at on message (not_before, guid) where state = 'failed';
create index message_failed_cause on message (delivery_fault_rank(fault), guid) where state = 'failed';
create index message_failed_attempts on message (attempts, guid) where state = 'failed';
