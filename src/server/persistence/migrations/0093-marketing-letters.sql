-- News and offers to those who agreed to advertising (decision 076). A released letter waits ten minutes, during which it can be recalled.
create table marketing_letter (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  version integer not null default 1,
  audience text not null check (audience in ('everyone', 'approved', 'speakers', 'media')),
  subject_ru text not null,
  subject_en text not null,
  text_ru text not null,
  text_en text not null,
  state text not null default 'draft' check (state in ('draft', 'released', 'sent')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references account,
  released_by uuid references account,
  -- By the machine's clock, as all sending.
  released_at timestamptz,
  recall_until timestamptz,
  sent_at timestamptz,
  check ((state = 'draft') = (released_at is null)),
  check ((released_at is null) = (recall_until is null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index marketing_letter_order on marketing_letter (edition_guid, created_at desc);
create index marketing_letter_released on marketing_letter (recall_until) where state = 'released';

-- Who gets a released letter: decided at its release, and each asked once more for the consent when the letter is written to them.
create table marketing_letter_recipient (
  letter_guid uuid not null references marketing_letter on delete cascade,
  participant_guid uuid not null references participant on delete cascade,
  -- The message was queued, or left out because the consent had ended.
  done_at timestamptz,
  left_out boolean not null default false,
  primary key (letter_guid, participant_guid)
);
create index marketing_letter_recipient_waiting on marketing_letter_recipient (letter_guid) where done_at is null;
