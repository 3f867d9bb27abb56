-- Why and since when the committee asks an approved person for another photograph; the next one that comes takes both away (decision 020).
alter table application
  add column photograph_request text,
  add column photograph_requested_at timestamptz,
  add check ((photograph_request is null) = (photograph_requested_at is null));
