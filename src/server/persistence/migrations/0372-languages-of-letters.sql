-- In which language somebody gets a letter, beside how it stands: both are counted together, and to look each person up took a second and a half of 200,000.
alter table marketing_letter_recipient add column locale text not null default 'ru' check (locale in ('ru', 'en'));
update marketing_letter_recipient as recipient set locale = participant.locale
from participant where participant.guid = recipient.participant_guid and participant.locale <> 'ru';
alter table marketing_letter_recipient alter column locale drop default;
create index marketing_letter_recipient_locale on marketing_letter_recipient (letter_guid, locale, delivery);
