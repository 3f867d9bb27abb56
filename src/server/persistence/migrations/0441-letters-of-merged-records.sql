-- Whoever was left out of a letter because their record was merged withdrew no consent: the record that is kept has the letter. Of older letters that is
-- known where the record had been merged by then; all others may have withdrawn it and stay left out.
alter table marketing_letter_recipient drop constraint marketing_letter_recipient_delivery_check;
alter table marketing_letter_recipient add constraint marketing_letter_recipient_delivery_check
  check (delivery in ('waiting', 'sent', 'failed', 'cancelled', 'leftOut', 'merged', 'unrecorded'));
update marketing_letter_recipient as recipient set delivery = 'merged'
from participant where participant.guid = recipient.participant_guid and participant.merged_into is not null
  and recipient.delivery = 'leftOut' and participant.merged_at <= recipient.delivery_at;

create function tell_merged_reader() returns trigger language plpgsql as $$
begin
  if exists (select from participant where guid = new.participant_guid and merged_into is not null) then
    new.delivery := 'merged';
  end if;
  return new;
end $$;
create trigger letter_reader_left_out before insert or update of delivery on marketing_letter_recipient
  for each row when (new.delivery = 'leftOut') execute function tell_merged_reader();
