-- The number of a document in a list that security prints is told to its holder as well; it is no look at the data, after which they may be verified.
alter table passport_viewing drop constraint passport_viewing_part_check;
alter table passport_viewing
  add constraint passport_viewing_part_check check (part in ('data', 'page', 'number'));
