-- A copy of a message leaves only while whoever gets it still stands: asked again when it is sent, because it may wait (decision 007).
alter table message
  -- The section whose rights an assistant needs for a copy; home where any will do. Null of what is no copy.
  add column copied_section text
    check (copied_section in ('home', 'profile', 'passport', 'payment', 'transfer', 'chat'));
