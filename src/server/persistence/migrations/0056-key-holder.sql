-- The copy of the app that runs the write of a key; null for runs that began before this. See instance-lock.ts.
alter table idempotency_key add column holder integer;
