-- In a cluster of the locale C pg_trgm sees no letter in Cyrillic, so these indexes were read whole: they stand over letters of ASCII now, as that of
-- the invoices does (decision 151).
drop index participant_company_text;
drop index participant_group_text;
drop index invoice_payer_text;
drop index staff_company_text;
-- The letters are kept: an index brings up rows that have to be looked at, and to make the letters takes longer than all else.
alter table participant_company
  add column company_letters text not null generated always as (trigram_letters(searched_text(name, short_name, inn))) stored;
alter table participant_group
  add column group_letters text not null generated always as (trigram_letters(
    searched_text(company_name, company_short_name, inn, last_name, first_name, latin_last_name))) stored,
  -- Of whom a group's coordinator is asked by name.
  add column coordinator_text text not null generated always as (searched_text(last_name, first_name, middle_name)) stored;
alter table invoice
  add column payer_letters text not null generated always as (trigram_letters(searched_text(payer_name, payer_inn))) stored;
alter table staff_company
  add column company_letters text not null generated always as (trigram_letters(
    searched_text(name, inn, last_name, first_name, latin_last_name, latin_first_name))) stored;
create index participant_company_letters on participant_company using gin (company_letters gin_trgm_ops);
create index participant_group_letters on participant_group using gin (group_letters gin_trgm_ops);
create index invoice_payer_letters on invoice using gin (payer_letters gin_trgm_ops);
create index staff_company_letters on staff_company using gin (company_letters gin_trgm_ops);

-- What somebody last agreed to was found by reading every consent.
create index consent_participant on consent (participant_guid, kind, given_at desc, guid desc);
create index message_retriable on message (not_before) where state = 'failed' and sealed is not null and expires_at is null;
-- Sums by status without the invoices themselves.
drop index invoice_unpaid_since;
create index invoice_sums on invoice (edition_guid, status, created_at) include (total_kopecks);

-- The planner knows nothing of an expression until its table is analysed.
analyze participant_company;
analyze participant_group;
analyze staff_company;
analyze invoice;
