-- One form for the usual ways to spell a Russian name in Latin letters (Vyazemskaya, Viazemskaia, Vjazemskaja): both the
-- stored text and what is typed are brought to it. Takes small letters; everything but them stays as it is.
create function folded_latin(written text) returns text
language sql immutable parallel safe
return regexp_replace(
  replace(replace(replace(replace(replace(replace(replace(
    translate(written, 'jyw''’ʼ`', 'iiv'),
  'kh', 'h'), 'ph', 'f'), 'tz', 'c'), 'ts', 'c'), 'x', 'ks'), 'ie', 'e'), 'io', 'e'),
  '([a-z])\1+', '\1', 'g');

create index participant_spelling on participant using gin (folded_latin(search_text) gin_trgm_ops);
