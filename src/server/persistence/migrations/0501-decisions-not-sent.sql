-- Decisions of which a message was not sent are counted beside their list.
create index message_failed_decision on message (decision_guid) where state = 'failed' and decision_guid is not null;
