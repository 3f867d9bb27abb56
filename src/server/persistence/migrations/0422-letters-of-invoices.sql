-- The letters of what an invoice is found by were made anew for every row that was looked at.
drop index invoice_letters;
alter table invoice
  add column search_letters text not null generated always as (trigram_letters(search_text)) stored;
create index invoice_letters on invoice using gin (search_letters gin_trgm_ops);

analyze invoice;
