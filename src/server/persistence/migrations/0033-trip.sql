-- The words of every consent that was given, by their hash: the files hold only what is asked today, a person may read years later what they agreed to.
create table consent_text (
  hash bytea primary key check (length(hash) = 32),
  title text not null,
  paragraphs text[] not null check (cardinality(paragraphs) > 0)
);
