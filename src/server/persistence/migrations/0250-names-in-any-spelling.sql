-- One form in Latin letters for every usual way to write a name, in Cyrillic or Latin: what is stored and what is typed are brought
-- to it, so that trigrams serve both scripts whatever the cluster's locale (in a C locale pg_trgm drops all but ASCII letters, and
-- lower() changes no others). The usual readings of src/domain/identity/name-sounds.ts are the same rule; a test holds the two together.
create function folded_key(written text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  pair text[];
  folded text := lower(translate(normalize(written, nfc),
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐЄІЇЎŠŽČĆŚŹŻŜŞÇĞÂÛÖÜÄËÏÎÉÈŁÝ',
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюяґєіїўšžčćśźżŝşçğâûöüäëïîéèłý'));
begin
  -- Several Latin letters for one sound, the longest first.
  foreach pair slice 1 in array array[
    ['schtsch', 'sh'], ['shtsh', 'sh'], ['shtch', 'sh'], ['chtch', 'sh'], ['stsch', 'sh'], ['shch', 'sh'], ['tsch', 'ch'],
    ['sch', 'sh'], ['shh', 'sh'], ['tch', 'ch'], ['tsh', 'ch'], ['cz', 'ch'], ['sz', 'sh'], ['kh', 'h'], ['gh', 'g'],
    ['ph', 'f'], ['th', 't'], ['ck', 'k'], ['tz', 'c'], ['ts', 'c'], ['tc', 'c'], ['x', 'ks'], ['dj', 'dzh'], ['ou', 'u'],
    ['gue', 'ge'], ['gui', 'gi'],
    -- Letters with marks, of scholars and neighbours.
    ['šč', 'sh'], ['š', 'sh'], ['ŝ', 'sh'], ['ś', 'sh'], ['ş', 'sh'], ['č', 'ch'], ['ć', 'ch'], ['ç', 'ch'], ['ž', 'zh'],
    ['ż', 'zh'], ['â', 'ia'], ['û', 'iu'],
    -- Cyrillic letters that are two in Latin.
    ['чж', 'zh'], ['ж', 'zh'], ['ч', 'ch'], ['ш', 'sh'], ['щ', 'sh'], ['ю', 'iu'], ['я', 'ia']]
  loop
    folded := replace(folded, pair[1], pair[2]);
  end loop;
  folded := regexp_replace(folded, '([oe])ff(?![a-z])', '\1v', 'g');
  folded := regexp_replace(folded, '([a-z])ine(?![a-z])', '\1in', 'g');
  -- Hard and soft signs and apostrophes have no sound.
  folded := translate(folded,
    'абвгдеёзийклмнопрстуфхцыэґєіїўźğèéëïîýöäüłqwyj' || 'ьъ''’ʼʹʺ`',
    'abvgdeeziiklmnoprstufhciegeiivzgeeeiiioaulkvii');
  -- Glides before e and o, then doubled letters.
  folded := replace(replace(folded, 'ie', 'e'), 'io', 'e');
  return regexp_replace(folded, '([a-z])\1+', '\1', 'g');
end $$;

-- Numbers of words: a word is found by its own, and by those of what is left of it without one of its letters, which it shares with
-- words that differ by one letter left out, added, changed, or swapped with its neighbour. Long words also have the number of their
-- consonants, which survive two wrong vowels. Takes a folded text.
create function word_codes(folded text) returns integer[]
language sql immutable strict parallel safe
return (
  select coalesce(array_agg(distinct hashtext(word)), '{}')
  from regexp_split_to_table(folded, '[^a-z]+') as word where length(word) > 1);

create function slip_codes(folded text) returns integer[]
language sql immutable strict parallel safe
return (
  select coalesce(array_agg(distinct hashtext(part)), '{}')
  from regexp_split_to_table(folded, '[^a-z]+') as word
  cross join lateral (
    select word as part
    union all
    select '-' || overlay(word placing '' from place for 1)
    from generate_series(1, length(word)) as place where length(word) > 4
    union all
    select '-' || word where length(word) > 4
    union all
    select '=' || translate(word, 'aeiou', '') where length(word) > 7) as parts
  where length(word) > 1);

alter table participant
  add column search_key text not null generated always as (folded_key(search_text)) stored,
  add column name_codes integer[] not null generated always as (slip_codes(folded_key(
    coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(latin_last_name, '') || ' '
    || coalesce(latin_first_name, '')))) stored;

drop index participant_spelling;
drop index participant_search;
create index participant_search_key on participant using gin (search_key gin_trgm_ops);
create index participant_name_codes on participant using gin (name_codes);
drop function folded_latin;
