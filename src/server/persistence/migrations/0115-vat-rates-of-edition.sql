-- The VAT rates that the edition's papers state: the first day of each with its whole per cent. The seller's tax system may change, and the law does.
alter table edition add column vat_rates jsonb not null default '{"2019-01-01": 20, "2026-01-01": 22}'
  check (jsonb_typeof(vat_rates) = 'object');
-- A new edition is set up with the rates that the app knows then.
alter table edition alter column vat_rates set default '{}';
