-- Letters are searched by their words, kept as views and taken away as a file.
alter table marketing_letter
  add column search_text text not null generated always as (searched_text(subject_ru, subject_en, text_ru, text_en)) stored,
  -- To how many a letter was released, by language. To count them for each letter of a page took seconds with 200,000 people.
  add column recipients_ru integer not null default 0,
  add column recipients_en integer not null default 0;
update marketing_letter set recipients_ru = counted.ru, recipients_en = counted.en
from (
  select letter_guid, count(*) filter (where locale = 'ru') as ru, count(*) filter (where locale = 'en') as en
  from marketing_letter_recipient group by letter_guid
) as counted
where counted.letter_guid = marketing_letter.guid;

-- Only the letters of an edition are looked through now, in any order.
drop index marketing_letter_order;
create index marketing_letter_edition on marketing_letter (edition_guid);

alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_check check (list ~ '^content-[A-Za-z]+$' or list in (
  'applications', 'audit', 'badges', 'calls', 'cardPayments', 'changes', 'chats', 'closings', 'decisions', 'duplicates', 'employees', 'erasures',
  'gateDevices', 'gateScans', 'groups', 'invoices', 'letters', 'messages', 'passes', 'passports', 'photographs', 'raises', 'refunds', 'staffCompanies',
  'transfers', 'vehicles', 'volunteers', 'volunteerReview', 'watchEntries', 'watchHits'));

alter table list_export drop constraint list_export_list_check;
alter table list_export add constraint list_export_list_check check (list in (
  'applications', 'invoices', 'cardPayments', 'passports', 'groups', 'messages', 'audit', 'refunds',
  'letters', 'letterPeople', 'changes', 'erasures', 'content', 'contentPeople', 'closings', 'employees', 'vehicles',
  'volunteerReview', 'volunteers', 'staffCompanies', 'raises', 'passes', 'gateScans', 'calls', 'decisions',
  'photographs', 'badges', 'gateDevices', 'watchHits', 'watchEntries', 'transfers', 'chats', 'duplicates', 'securityChecks',
  'decisionPeople'));
