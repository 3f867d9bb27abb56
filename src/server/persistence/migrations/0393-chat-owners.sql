-- Chats by who has taken them (decision 180), and of each by the last message.
create index chat_owner_updated on chat (edition_guid, owner_guid, updated_at, guid) where last_number > 0;
