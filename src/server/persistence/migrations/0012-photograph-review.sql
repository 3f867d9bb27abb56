-- Since when a photograph that was changed after the approval waits for the committee to look at it (decision 020).
alter table application add column photograph_review_since timestamptz;
