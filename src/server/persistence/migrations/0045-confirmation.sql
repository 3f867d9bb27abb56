-- Since when what others filled in about a person is the person's own; null where nobody did, or while they have not confirmed it.
alter table application add column confirmed_at timestamptz;

-- By what a consent was given: in the cabinet or its forms, or by the link of an SMS.
alter table consent add column how text not null default 'form' check (how in ('form', 'link'));

