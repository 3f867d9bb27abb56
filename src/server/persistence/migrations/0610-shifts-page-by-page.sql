-- The order of the board of shifts, of which pages are read. It begins as the index before it did, which those who remind of shifts used.
drop index volunteer_shift_time;
create index volunteer_shift_time on volunteer_shift (edition_guid, starts_at, ends_at, guid);
