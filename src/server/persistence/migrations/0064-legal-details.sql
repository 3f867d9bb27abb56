-- Who answers for personal data and who sells participation, as consents, policy and papers name them. The edition has what is in force;
-- each publication is kept, because a consent and an invoice belong to the details of their day.
alter table edition
  add column operator jsonb,
  -- The publication in force; 0 while no operator is named.
  add column legal_number integer not null default 0,
  -- The day from which it is in force, in the edition's time zone.
  add column legal_since date,
  -- Messages that are really going to be sent: consents are asked for nothing else.
  add column planned_messages text[] not null default '{}' check (planned_messages <@ array['notifications', 'advertising']),
  add check ((legal_number = 0) = (operator is null)),
  add check ((legal_number = 0) = (legal_since is null));

create table legal_details (
  edition_guid uuid not null references edition on delete cascade,
  number integer not null check (number > 0),
  operator jsonb not null,
  seller jsonb not null,
  -- The forum's name at the time: the texts contain it.
  forum_name_ru text not null,
  forum_name_en text not null,
  since date not null,
  published_at timestamptz not null,
  -- Null for the set-up.
  published_by uuid references account on delete set null,
  primary key (edition_guid, number)
);

-- The details that an invoice was issued with; null for older ones, which have those of the edition.
alter table invoice add column legal_number integer;

-- Until now the texts of consents named this operator in every edition. A demo keeps it; a production names its own by set-up.
update edition set
  operator = '{
    "name": {
      "ru": "автономная некоммерческая организация «Дирекция форума»",
      "en": "the autonomous non-profit organisation Forum Directorate (ANO “Direktsiya foruma”)"
    },
    "inn": "7701234560",
    "ogrn": "1197700012344",
    "address": {
      "ru": "101000, г. Москва, Потаповский пер., д. 5, стр. 2",
      "en": "5 bldg. 2 Potapovsky Lane, Moscow 101000, Russia"
    },
    "email": "privacy@forum.example",
    "site": "https://forum.example"
  }',
  legal_number = 1,
  legal_since = '2025-07-01'
where exists (select from demo_clock);
insert into legal_details (edition_guid, number, operator, seller, forum_name_ru, forum_name_en, since, published_at)
select guid, 1, operator, seller, name_ru, name_en, legal_since, now() from edition where operator is not null;
