-- Messages of one class and turn are sent in the order in which they were queued, also within one millisecond.
alter table message add column queue_number bigint generated always as identity;
drop index message_due;
create index message_due on message (channel, urgency, turn, not_before, queue_number) where state = 'waiting';
