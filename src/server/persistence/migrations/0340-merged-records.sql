-- Two records of one person become one (decision 170). The record that goes keeps its row as a trace and leads to the one that stays.
alter table participant
  add column merged_into uuid references participant,
  add column merged_at timestamptz,
  add constraint participant_merged check ((merged_into is null) = (merged_at is null) and merged_into <> guid);
create index participant_merged_into on participant (merged_into) where merged_into is not null;

alter table duplicate_pair
  drop constraint duplicate_pair_state_check,
  add constraint duplicate_pair_state_check check (state in ('open', 'different', 'merged'));
