-- What an organiser has taken is counted and passed on when their access is closed.
create index mismatch_call_taken on mismatch_call (taken_by) where taken_by is not null;
