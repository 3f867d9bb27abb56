-- Which marketing letter a message carries, and how it stands with each of the letter's people (decision 177). The decision it tells of, it knows already.
alter table message add column letter_guid uuid references marketing_letter;
-- Of letters sent before: where somebody was written one letter alone, and one message alone, there is nothing to guess.
update message set letter_guid = written.letter_guid
from (
  select participant_guid, min(guid::text)::uuid as guid from message
  where template = 'marketing_letter' and participant_guid is not null
  group by participant_guid having count(*) = 1
) as carried join (
  select participant_guid, min(letter_guid::text)::uuid as letter_guid from marketing_letter_recipient
  where done_at is not null and not left_out
  group by participant_guid having count(*) = 1
) as written using (participant_guid)
where message.guid = carried.guid;
create index message_letter on message (letter_guid) where letter_guid is not null;

alter table marketing_letter_recipient
  add column message_guid uuid references message,
  -- leftOut: the consent had ended before the message left; unrecorded: written before this was kept.
  add column delivery text not null default 'waiting'
    check (delivery in ('waiting', 'sent', 'failed', 'cancelled', 'leftOut', 'unrecorded')),
  -- When it was sent; of one that was not, when it was or is due.
  add column delivery_at timestamptz;
update marketing_letter_recipient as recipient set
  delivery = case when recipient.left_out then 'leftOut' when recipient.done_at is null then 'waiting' else 'unrecorded' end,
  delivery_at = coalesce(recipient.done_at, letter.recall_until, letter.updated_at)
from marketing_letter as letter where letter.guid = recipient.letter_guid;
update marketing_letter_recipient as recipient set
  message_guid = message.guid, delivery = message.state, delivery_at = coalesce(message.sent_at, message.not_before)
from message where message.letter_guid = recipient.letter_guid and message.participant_guid = recipient.participant_guid;
alter table marketing_letter_recipient alter column delivery_at set not null;
alter table marketing_letter_recipient drop column left_out;
create unique index marketing_letter_recipient_message on marketing_letter_recipient (message_guid) where message_guid is not null;
-- One for each order of the list; the counts read the second alone.
create index marketing_letter_recipient_time on marketing_letter_recipient (letter_guid, delivery_at, participant_guid);
create index marketing_letter_recipient_delivery on marketing_letter_recipient (letter_guid, delivery, delivery_at, participant_guid);

-- Whatever changes a message, its reader's row says the same.
create function note_letter_delivery() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update marketing_letter_recipient set
      message_guid = new.guid, delivery = new.state, delivery_at = coalesce(new.sent_at, new.not_before)
    where letter_guid = new.letter_guid and participant_guid = new.participant_guid;
  else
    update marketing_letter_recipient set delivery = new.state, delivery_at = coalesce(new.sent_at, new.not_before)
    where message_guid = new.guid;
  end if;
  return null;
end $$;
create trigger letter_message_queued after insert on message
  for each row when (new.letter_guid is not null) execute function note_letter_delivery();
create trigger letter_message_changed after update of state, sent_at, not_before on message
  for each row when (
    new.letter_guid is not null
    and (old.state, old.sent_at, old.not_before) is distinct from (new.state, new.sent_at, new.not_before)
  ) execute function note_letter_delivery();
