-- The text by which the console finds a company, a group or a contractor: small letters, ё as е, without quotation marks. The collation is named,
-- because in a cluster with the locale C only Latin letters have a small form.
create function searched_text(
  one text, two text default null, three text default null, four text default null, five text default null, six text default null
) returns text
language sql immutable parallel safe
return btrim(regexp_replace(
  replace(
    lower((coalesce(one, '') || ' ' || coalesce(two, '') || ' ' || coalesce(three, '') || ' '
      || coalesce(four, '') || ' ' || coalesce(five, '') || ' ' || coalesce(six, '')) collate pg_c_utf8),
    'ё', 'е'),
  '["«»“”„’'']+|\s+(?=\s)', '', 'g'));

-- One company whoever names it: by its INN, and by its name where it has none. Addresses carry this key and not the INN, which of a sole trader is
-- a person's own number.
create function company_key(inn text, name text) returns uuid
language sql immutable parallel safe
return md5(case when inn <> '' then 'inn ' || inn when searched_text(name) <> '' then 'name ' || searched_text(name) end)::uuid;

create index participant_company_key on participant_company (company_key(inn, name));
create index participant_group_key on participant_group (company_key(inn, company_name));
create index invoice_payer_key on invoice (company_key(payer_inn, payer_name));
create index staff_company_key on staff_company (company_key(inn, name));

create index participant_company_text on participant_company using gin (searched_text(name, short_name, inn) gin_trgm_ops);
create index participant_group_text on participant_group
  using gin (searched_text(company_name, company_short_name, inn, last_name, first_name, latin_last_name) gin_trgm_ops);
create index invoice_payer_text on invoice using gin (searched_text(payer_name, payer_inn) gin_trgm_ops);
create index staff_company_text on staff_company
  using gin (searched_text(name, inn, last_name, first_name, latin_last_name, latin_first_name) gin_trgm_ops);
