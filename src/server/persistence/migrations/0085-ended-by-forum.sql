-- The committee may take an approval back and withdraw an application long after it was decided. From which state, for a recall to return there.
alter table decision drop constraint decision_kind_check;
alter table decision add constraint decision_kind_check
  check (kind in ('approve', 'reject', 'requestInformation', 'reopen', 'returnToReview', 'cancel'));
alter table decision add column from_status text
  check (from_status in ('cancelled', 'rejected', 'draft', 'unconfirmed', 'pending', 'approved'));
