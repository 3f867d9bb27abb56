-- In how many parts a text message goes out, counted before its text is wiped; null for e-mails and for messages of before.
alter table message add column parts smallint check (parts > 0);
-- The plot of costs adds parts up by day from the index alone.
drop index message_sent_by_day;
create index message_sent_by_day on message (sent_at, channel) include (parts) where state = 'sent';
