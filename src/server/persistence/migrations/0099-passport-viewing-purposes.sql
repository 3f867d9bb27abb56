-- The purpose of a viewing is asked of whoever opens a passport, and there are more of them than the state of the check could tell.
alter table passport_viewing drop constraint passport_viewing_purpose_check;
alter table passport_viewing
  add constraint passport_viewing_purpose_check check (purpose in ('check', 'review', 'question', 'inquiry'));
