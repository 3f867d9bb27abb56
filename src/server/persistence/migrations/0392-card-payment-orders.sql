-- Card payments by state, in the order in which a payment comes to it, and by their end; what has not ended stands after everything that has. By name
-- the list walks the names of the applications, which have an index.
create function card_payment_rank(status text) returns integer
language sql immutable parallel safe
return array_position(array['created', 'pending', 'failed', 'expired', 'succeeded', 'refunded'], status);

create index card_payment_state on card_payment (edition_guid, card_payment_rank(status), guid);
create index card_payment_end on card_payment (edition_guid, coalesce(finished_at, 'infinity'), guid);
