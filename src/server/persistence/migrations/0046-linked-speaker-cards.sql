-- A card that editors wrote themselves may be linked to the participant whom it shows: when an editor did so.
alter table speaker_profile add column card_linked_at timestamptz;

-- A speaker may leave while their card is on the site: when an editor decided that it stays.
alter table speaker_profile add column card_kept_at timestamptz;
