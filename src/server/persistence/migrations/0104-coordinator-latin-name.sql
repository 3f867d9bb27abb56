-- A coordinator says how their name is spelt in Latin letters, as everybody does; null where they have not been asked, and then it is transliterated.
alter table participant_group
  add column latin_last_name text check (length(latin_last_name) between 1 and 60),
  add column latin_first_name text check (length(latin_first_name) between 1 and 60);
